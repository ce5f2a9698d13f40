// The server: tables over HTTP and WebSocket, kept in one file, and the web app.
export * from './app.ts'
export * from './listen.ts'
export * from './log.ts'
export * from './serve.ts'
export * from './store/sqlite.ts'
export * from './store/store.ts'
export * from './web-files.ts'
