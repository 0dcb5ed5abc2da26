import type { ChildProcess } from 'node:child_process'

/** Asks a server to stop, and waits until it has. */
export function ended(server: ChildProcess): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()))
  server.kill('SIGTERM')
  return closed
}
