import type { FastifyInstance } from 'fastify'
import type { CredentialsReport } from '../../platform/adapters/credentials.ts'
import { recordCredentials } from './record-credentials.ts'

/** Records in the background which outside services reject our credentials. The calls that meet it do not wait for it. */
export function watchCredentials(app: FastifyInstance): void {
  const { shared } = app
  const { credentials } = shared.adapters
  const running = new Set<Promise<void>>()
  const onReport = (report: CredentialsReport) => {
    const run: Promise<void> = recordCredentials(shared, report)
      .catch((error: unknown) => app.log.error({ err: error, service: report.service }, 'a rejection of credentials could not be stored'))
      .finally(() => running.delete(run))
    running.add(run)
  }
  credentials.on('report', onReport)
  app.addHook('onClose', async () => {
    credentials.off('report', onReport)
    await Promise.all(running)
  })
}
