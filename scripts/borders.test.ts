// The borders between folders must bite: the tree under tests/borders breaks every one of them.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { borders } from './checks.ts'

interface Violation {
  readonly rule: { readonly name: string }
}

test('every border rule is broken by the tree that must fail', async () => {
  const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
  const { output } = await borders(['tests/borders/src'], 'json')
  const violations: Violation[] = JSON.parse(output).summary.violations
  const broken = new Set(violations.map(violation => violation.rule.name))
  const rules: string[] = config.forbidden.map((rule: { name: string }) => rule.name)
  assert.deepEqual(
    rules.filter(name => !broken.has(name)),
    [],
  )
})
