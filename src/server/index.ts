// The server: the web app over HTTP.
export * from './app.ts'
export * from './listen.ts'
export * from './web-files.ts'
