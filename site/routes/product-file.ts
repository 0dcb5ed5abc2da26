import { downloadOwnProducts } from '@wasl/resources/endpoints/provider-products.ts'
import { ownProductFile } from '@wasl/shared/contract/provider-products.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { proxyFile } from '../server/proxy-file.server.ts'

/** The products of the provider, or the template of an import, as a file in the language of the address. */
export function loader(args: LoaderFunctionArgs) {
  const params = ownProductFile.safeParse(args.params)
  if (!params.success) throw data(null, { status: 404 })
  return proxyFile(args, (api) => api.file(downloadOwnProducts, { params: params.data }))
}
