import { readFile, writeFile } from 'node:fs/promises'
import openapiTypes, { astToString, COMMENT_HEADER } from 'openapi-typescript'

// npm run client -- file.ts [openapi.json]: writes the types of the API for a TypeScript client, such as openapi-fetch, from the OpenAPI document of this code,
// or from a stored one, for example of a deployment.

const [target, stored] = process.argv.slice(2)
if (target) {
  const document = stored ? await readFile(stored, 'utf8') : await (await import('./openapi-document.ts')).readDocument()
  await writeFile(target, COMMENT_HEADER + astToString(await openapiTypes(document)))
  console.log(`Wrote the types of the API to ${target}`)
} else {
  console.error('Name the file to write: npm run client -- wasl-api.ts')
  process.exitCode = 1
}
