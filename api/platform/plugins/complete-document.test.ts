import { expect, test } from 'vitest'
import { completeDocument } from './complete-document.ts'

const page = { name: 'page', in: 'query', schema: { anyOf: [{ type: 'string' }] } }
const row = { $ref: '#/components/schemas/Row' }
const json = (schema: object) => ({ description: 'Default Response', content: { 'application/json': { schema } } })
const complete = completeDocument({
  openapi: '3.1.0',
  paths: {
    '/api/rows': { get: { operationId: 'listRows', parameters: [page], responses: { 200: json(row) } } },
    '/api/rows/export.csv': { get: { operationId: 'exportRows', parameters: [page] } },
    '/api/rows/{id}': { get: { operationId: 'downloadRow', 'x-file': 'application/pdf', parameters: [{ name: 'id', in: 'path' }] } },
  },
  components: {
    schemas: {
      Row: { type: 'object', properties: { part: { $ref: '#/components/schemas/Part' } } },
      Part: { type: 'object', required: ['new'], propertyNames: { enum: ['new'] }, additionalProperties: { type: 'integer' } },
      ErrorResponse: { type: 'object' },
      Unused: { type: 'object' },
    },
  },
})

test('parameters that several operations have are components, without unions of one', () => {
  const shared = { name: 'page', in: 'query', schema: { type: 'string' } }
  expect(complete).toMatchObject({
    paths: {
      '/api/rows': { get: { parameters: [{ $ref: '#/components/parameters/query.page' }] } },
      '/api/rows/{id}': { get: { parameters: [{ name: 'id', in: 'path' }] } },
    },
    components: { parameters: { 'query.page': shared } },
  })
})

test('each operation describes a success, which is a file where there is no JSON, and the failure of all', () => {
  const file = (type: string) => ({ 200: { content: { [type]: { schema: { type: 'string', format: 'binary' } } } } })
  const failure = { '4XX': { $ref: '#/components/responses/Failure' } }
  expect(complete).toMatchObject({
    paths: {
      '/api/rows': { get: { responses: { 200: { description: 'Success' }, ...failure } } },
      '/api/rows/export.csv': { get: { responses: { ...file('text/csv'), ...failure } } },
      '/api/rows/{id}': { get: { responses: { ...file('application/pdf'), ...failure } } },
    },
  })
})

test('components that nothing refers to are left out, and the keys of a record are properties', () => {
  expect(complete.components).toMatchObject({ schemas: { Part: { properties: { new: { type: 'integer' } } } } })
  expect(Object.keys(Object(complete.components).schemas).sort()).toEqual(['ErrorResponse', 'Part', 'Row'])
})
