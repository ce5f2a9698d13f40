// The program around the commands: help, nearest words, flags and exit codes, run in process.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callCli } from '../../tests/call-cli.ts'
import { readArgs, wholeNumber } from './args.ts'
import { BadCall, type Command } from './command.ts'
import { commands } from './commands.ts'
import { distance, nearest } from './nearest.ts'

const greetFlags = {
  name: { type: 'string', text: 'whom to greet', value: 'NAME' },
  loud: { type: 'boolean', text: 'louder', short: 'l' },
} as const

const greet: Command = {
  name: 'greet',
  summary: 'say hello',
  usage: '--name NAME [--loud]',
  flags: greetFlags,
  examples: ['quincunx greet --name Kara'],
  run(args, io) {
    const { flags } = readArgs(greetFlags, args)
    if (flags.name === undefined) return 1
    io.stdout.write(`Hello ${flags.name}${flags.loud ? '!' : '.'}`)
    return 0
  },
}

test('help lists every command, and every command has its own help with examples', async () => {
  const whole = await callCli(['--help'])
  assert.equal(whole.code, 0)
  for (const command of commands) {
    assert.match(whole.out, new RegExp(`^ {2}${command.name} +${command.summary.slice(0, 10)}`, 'm'))
    const { code, out } = await callCli([command.name, '--help'])
    assert.equal(code, 0)
    assert.ok(command.examples.length > 0 && command.examples.every(example => out.includes(example)))
  }
})

test('no argument at all answers with help', async () => {
  assert.deepEqual(await callCli([]), await callCli(['help']))
})

test('an unknown command is a bad call that names the nearest one', async () => {
  assert.deepEqual(await callCli(['gret'], [greet]), {
    code: 2,
    out: '',
    err: 'Unknown command "gret". Did you mean "greet"?\n',
  })
})

test('a flag is read, a wrong one is a bad call that names the nearest one', async () => {
  assert.equal((await callCli(['greet', '--name', 'Kara', '-l'], [greet])).out, 'Hello Kara!')
  const wrong = await callCli(['greet', '--nam', 'Kara'], [greet])
  assert.equal(wrong.code, 2)
  assert.match(wrong.err, /Unknown flag "--nam". Did you mean "--name"\?\nUsage: quincunx greet --name NAME/)
  assert.match((await callCli(['greet', '--name'], [greet])).err, /--name needs a value: whom to greet\./)
  assert.match((await callCli(['greet', '--loud=yes'], [greet])).err, /--loud takes no value\./)
})

test('a refusal is exit code 1', async () => {
  assert.equal((await callCli(['greet'], [greet])).code, 1)
})

test('version is a word and a flag, and JSON for programs', async () => {
  assert.match((await callCli(['--version'])).out, /^quincunx \d+\.\d+\.\d+ \(Node \d+/)
  const { out } = await callCli(['version', '--json'])
  assert.equal(JSON.parse(out).node, process.versions.node)
})

test('whole numbers are checked with their bounds named', () => {
  assert.equal(wholeNumber('--times', '5', 1, 10), 5)
  assert.throws(() => wholeNumber('--times', 'five', 1, 10), BadCall)
  assert.throws(() => wholeNumber('--times', '11', 1, 10), /from 1 to 10, not "11"/)
})

test('the distance of two words counts changed, added, dropped and swapped letters', () => {
  assert.deepEqual(
    [distance('roll', 'roll'), distance('rol', 'roll'), distance('rlol', 'roll'), distance('', 'odds')],
    [0, 1, 1, 4],
  )
  assert.equal(nearest('ods', ['roll', 'odds']), 'odds')
  assert.equal(nearest('xyzzy', ['roll', 'odds']), undefined)
})
