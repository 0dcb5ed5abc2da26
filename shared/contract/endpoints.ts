// The endpoint table: everything that the API serves beside the routes that the resource registry generates. A name is the `operationId` of its
// endpoint in the API document, so no two files can export the same one. Callers import single endpoints from their file.
export * from './endpoints/chat.ts'
