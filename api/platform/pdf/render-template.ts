import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { concurrencyLimit } from '../http/concurrency-limit.ts'
import { RequestError } from '../http/errors.ts'
import type { PdfRequest, PdfResponse } from './pdf-process.ts'

/** What one document may take, how many may wait, and when the process that makes them gives its memory back. */
const defaultLimits = { seconds: 20, megabytes: 768, queue: 16, restartAboveMegabytes: 320, idleSeconds: 60 }
type PdfLimits = typeof defaultLimits

const watchMs = 50
const pageBytes = 4096

/** A document that could not be rendered. */
export class PdfError extends Error {
  override readonly name = 'PdfError'
}

/**
 * Renders Typst templates of `api`, each named by its path there, in a process of its own: the compiler stops the process in which it runs, and only the end of a
 * process returns its memory.
 */
export function createPdfRenderer(limits: PdfLimits = defaultLimits) {
  const limit = concurrencyLimit(1, limits.queue)
  let running: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'pdf-process.ts'), {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.once('exit', () => {
      if (running === child) running = undefined
    })
    return child
  }

  function end(child: ChildProcess): void {
    if (running === child) running = undefined
    child.kill('SIGKILL')
  }

  const render = (template: string, data: unknown): Promise<Buffer> =>
    limit(async () => {
      clearTimeout(idleTimer)
      const child = running ?? start()
      running = child
      try {
        const response = await sendRequest(child, { template, data: JSON.stringify(data) }, limits)
        if ('error' in response) throw new PdfError(response.error)
        return Buffer.from(response.pdf)
      } catch (error) {
        if (error instanceof RequestError) end(child)
        throw error
      } finally {
        if (megabytesOf(child) > limits.restartAboveMegabytes) end(child)
        idleTimer = setTimeout(() => end(child), limits.idleSeconds * 1000).unref()
      }
    })
  return { render, processId: () => running?.pid }
}

/**
 * Renders a template with its data as a PDF; the template reads the data as JSON, never as markup. One document at a time. Throws a PdfError
 * with Typst's diagnostics if it does not compile, and 503 when too many wait or this one takes too much.
 */
export const { render: renderPdf } = createPdfRenderer()

/** Sends a request and waits for its response. Throws 503 once the process takes more time or memory than allowed. */
function sendRequest(child: ChildProcess, request: PdfRequest, { seconds, megabytes }: PdfLimits): Promise<PdfResponse> {
  child.ref()
  child.channel?.ref()
  const endsAt = performance.now() + seconds * 1000
  return new Promise<PdfResponse>((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearInterval(watch)
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
      // An idle process must not keep this one alive.
      child.unref()
      child.channel?.unref()
      settle()
    }
    const onMessage = (response: PdfResponse) => finish(() => resolve(response))
    const onEnd = () => finish(() => reject(new PdfError(`the process that renders PDFs ended during ${request.template}`)))
    const watch = setInterval(() => {
      if (performance.now() > endsAt || megabytesOf(child) > megabytes) finish(() => reject(takesTooMuch()))
    }, watchMs)
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd)
    child.send(request, (error) => error && onEnd())
  })
}

/** The resident memory of a process; 0 where the operating system does not tell it as Linux does. */
function megabytesOf({ pid }: ChildProcess): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes) / 1e6
  } catch {
    return 0
  }
}

const takesTooMuch = () =>
  new RequestError('busy', {
    en: 'This PDF takes too long. Please try again later',
    ar: 'استغرق إنشاء ملف PDF وقتًا طويلًا. أعد المحاولة لاحقًا',
  })
