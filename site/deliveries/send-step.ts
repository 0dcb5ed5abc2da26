import type { QueuedStep, StepResult } from './step-queue.ts'

type Sent = { ok: true; id: string } | (StepResult & { ok: false })

/** Uploads the photos of a step that are not uploaded yet, then sends it. Without a connection or session, or to a busy server, it is to be sent again later. */
export async function sendStep(url: string, step: QueuedStep, onUploaded: (step: QueuedStep) => Promise<void>): Promise<StepResult> {
  let current = step
  for (const { file, id } of step.photos) {
    if (id !== null) continue
    const form = new FormData()
    form.set('photo', file, file.name)
    const uploaded = await post(url, form)
    if (!uploaded.ok) return uploaded
    current = { ...current, photos: current.photos.map((photo) => (photo.file === file ? { file, id: uploaded.id } : photo)) }
    await onUploaded(current)
  }
  const form = new FormData()
  for (const [name, value] of current.fields) form.append(name, value)
  for (const { id } of current.photos) form.append('uploaded_id', id ?? '')
  form.set('key', step.key)
  form.set('delivery', step.delivery_id)
  form.set('step', step.name)
  form.set('taken_at', new Date(step.queued_at).toISOString())
  return post(url, form)
}

async function post(url: string, body: FormData): Promise<Sent> {
  try {
    const response = await fetch(url, { method: 'POST', body })
    // Safe: the route of the same build returns these.
    const answer = (await response.json().catch(() => ({}))) as { id?: string; msg?: string; errors?: Record<string, string[]> }
    if (response.ok) return { ok: true, id: answer.id ?? '' }
    const isEnded = response.status === 401
    return {
      ok: false,
      retry: response.status >= 500 || response.status === 429 || isEnded,
      isEnded,
      msg: answer.msg ?? '',
      errors: answer.errors ?? {},
    }
  } catch {
    return { ok: false, retry: true, isEnded: false, msg: '' }
  }
}
