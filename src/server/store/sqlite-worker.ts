// The thread that writes: while it waits for the disk, the server goes on with what comes next.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { pragmas } from './schema.ts'
import type { SqliteOptions } from './sqlite.ts'
import { SqliteWriter } from './sqlite-write.ts'
import type { Append, StoreProblem } from './store.ts'

export type Job =
  | { readonly type: 'append'; readonly batch: readonly Append[] }
  | { readonly type: 'delete'; readonly table: string }
  | { readonly type: 'close' }

/** One for each job, in order. */
export type Done = readonly (StoreProblem | undefined)[]

if (parentPort) {
  const port = parentPort
  const { file, options } = workerData as { readonly file: string; readonly options: SqliteOptions }
  const db = new DatabaseSync(file)
  db.exec(pragmas(options))
  const writer = new SqliteWriter(db)
  port.on('message', (job: Job) => {
    if (job.type === 'append') port.postMessage(writer.append(job.batch) satisfies Done)
    else if (job.type === 'delete') port.postMessage([writer.delete(job.table)] satisfies Done)
    else {
      db.close()
      port.postMessage([] satisfies Done)
      port.close()
    }
  })
}
