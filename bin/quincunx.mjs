#!/usr/bin/env node
// The quincunx command in a clone: sets the clone up when needed, then runs src/cli/main.ts under Node 24.
import { runTask } from '../scripts/bootstrap.mjs'

runTask('cli', process.argv.slice(2), process.cwd())
