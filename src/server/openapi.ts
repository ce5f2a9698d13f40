// The HTTP API as OpenAPI, made from the very schemas that check requests.
import { z } from 'zod'
import { createTableSchema, frameUpSchema, joinTableSchema, sharedCommandSchemas } from '../table/index.ts'

const seatGiven = z.strictObject({
  table: z.string(),
  seat: z.string(),
  token: z.string().describe('Keep it: it is the seat.'),
  link: z.exactOptional(z.string()).describe('The secret part of the link, for whoever opened the table.'),
})

const refusal = z.strictObject({ refused: z.string(), text: z.string(), rule: z.exactOptional(z.string()) })

const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': { schema: z.toJSONSchema(schema, { io: 'input' }) } },
})

const refused = { default: json(refusal, 'The answer is no: a code and a sentence.') }
const tableId = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
const bearer = [{ seat: [] }]

export function openApi(version: string): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Quincunx', version, description: 'Tables of small tabletop rulebooks. The socket is at /ws.' },
    components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer', description: "A seat's token." } } },
    paths: {
      '/api/tables': {
        post: {
          summary: 'Open a table; the caller is its game master',
          requestBody: json(createTableSchema, 'The book, a name, and what to begin with'),
          responses: { 201: json(seatGiven, 'The table and its first seat'), ...refused },
        },
      },
      '/api/tables/{id}/join': {
        parameters: [tableId],
        post: {
          summary: 'Ask for a seat with the link',
          requestBody: json(joinTableSchema, 'The secret part of the link, and a name'),
          responses: { 201: json(seatGiven, 'A seat, perhaps in the waiting room'), ...refused },
        },
      },
      '/api/books': { get: { summary: 'The books of this server', responses: { 200: { description: 'A list' } } } },
      '/api/metrics': {
        get: { summary: 'Counts in the text format of Prometheus', responses: { 200: { description: 'Text' } } },
      },
      '/health': { get: { summary: 'Is the server well?', responses: { 200: { description: 'Yes' } } } },
      ...tablePaths,
    },
    'x-socket': {
      path: '/ws',
      frames: z.toJSONSchema(frameUpSchema, { io: 'input' }),
      commands: Object.values(sharedCommandSchemas).map(schema => z.toJSONSchema(schema, { io: 'input' })),
    },
  }
}

const file = (type: string, description: string) => ({ 200: { description, content: { [type]: {} } }, ...refused })

const tablePaths = {
  '/api/tables/{id}': {
    parameters: [tableId],
    get: {
      summary: 'The title and the book of a table',
      security: bearer,
      responses: file('application/json', 'What it is'),
    },
  },
  '/api/import': {
    post: {
      summary: 'Take a journal over as a table of its own; the caller becomes its game master',
      requestBody: { content: { 'application/json': {} } },
      responses: { 201: json(seatGiven, "The table and its game master's seat"), ...refused },
    },
  },
  '/api/tables/{id}/after/{seq}': {
    parameters: [tableId, { ...tableId, name: 'seq', schema: { type: 'integer' } }],
    get: {
      summary: 'The table as it was after an entry, as the seat may know it',
      security: bearer,
      responses: file('application/json', 'The table'),
    },
  },
  '/api/tables/{id}/journal': {
    parameters: [tableId],
    get: {
      summary: 'The whole journal, for game masters',
      security: bearer,
      responses: file('application/json', 'A journal file'),
    },
  },
  '/api/tables/{id}/chronicle': {
    parameters: [tableId],
    get: {
      summary: 'The story as Markdown, as the seat may know it',
      security: bearer,
      responses: file('text/markdown', 'Markdown'),
    },
  },
}
