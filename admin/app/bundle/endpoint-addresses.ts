import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { CallableEndpoint } from '@wasl/shared/contract/endpoint.ts'
import type { Plugin } from 'vite'

const endpointFiles = /\/shared\/contract\/(?:endpoints\/[\w-]+|resource-endpoints)\.ts$/

/**
 * A plugin that leaves the schemas of the endpoint table out of the browser: there, an endpoint has its method, its path and which kind of
 * response it sends, read from the declaration itself. The types of its calls stay those of the declaration.
 */
export const endpointAddresses = (): Plugin => ({
  name: 'endpoint-addresses',
  enforce: 'pre',
  async load(id) {
    const [file = ''] = id.split('?')
    if (!endpointFiles.test(file)) return null
    // A changed file is a new module for Node.
    const endpoints: Readonly<Record<string, CallableEndpoint>> = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`)
    return Object.entries(endpoints)
      .map(([name, endpoint]) => `export const ${name} = ${JSON.stringify(addressOf(endpoint))}\n`)
      .join('')
  },
})

/** What `call`, `submit` and `file` read of an endpoint. */
const addressOf = ({ method, path, response, bare, file }: CallableEndpoint) => ({
  method,
  path,
  ...(response && { response: true }),
  ...(bare && { bare: true }),
  ...(file && { file }),
})
