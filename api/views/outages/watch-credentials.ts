import type { FastifyInstance } from 'fastify'
import type { CredentialsReport } from '../../platform/adapters/credentials.ts'
import { recordCredentials } from './record-credentials.ts'

/** Records in the background which outside services reject our credentials, in the order of the reports. The calls that meet it do not wait for it. Returns what ends it. */
export function watchCredentials(app: FastifyInstance): () => Promise<void> {
  const { shared } = app
  const { credentials } = shared.adapters
  let last = Promise.resolve()
  const onReport = (report: CredentialsReport) => {
    last = last
      .then(() => recordCredentials(shared, report))
      .catch((error: unknown) => app.log.error({ err: error, service: report.service }, 'a rejection of credentials could not be stored'))
  }
  credentials.on('report', onReport)
  return async () => {
    credentials.off('report', onReport)
    await last
  }
}
