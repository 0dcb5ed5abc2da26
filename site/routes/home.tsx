import type { HomePage } from '@wasl/shared/contract/catalogue.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { getApi } from '../session.server.ts'

export const handle = { quiet: true }

export const loader = ({ context }: LoaderFunctionArgs) => getApi(context).get<HomePage>('/home')

export default function Home() {
  return <h1>home</h1>
}
