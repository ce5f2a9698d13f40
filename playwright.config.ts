// How the browser tests run: the system's Chromium, headless, two files at a time.
import { defineConfig } from '@playwright/test'

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  retries: 0,
  // Generous, for a busy machine: nothing here is timed.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    headless: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
})
