import { expect, test, vi } from 'vitest'
import { stepAfter } from './step-after.ts'
import { createStepQueue, type QueuedStep, type StepResult } from './step-queue.ts'

/** A phone with stored steps, and a server that is reached only while `isOnline`, takes each key once and rejects `take_back` without fields. */
function phone(stored = new Map<string, QueuedStep>()) {
  const server = { isOnline: true, answersAreLost: false, isBroken: false, taken: [] as string[], photos: 0 }
  const device = { isFull: false }
  let shown: readonly QueuedStep[] = []
  const store = {
    list: async () => [...stored.values()],
    put: async (step: QueuedStep) => {
      if (device.isFull) throw new Error('full')
      stored.set(step.key, step)
    },
    remove: async (key: string) => void stored.delete(key),
  }
  async function send(step: QueuedStep, onUploaded: (step: QueuedStep) => Promise<void>): Promise<StepResult> {
    if (server.isBroken) throw new Error('broken')
    if (!server.isOnline) return { ok: false, retry: true, isEnded: false, msg: '' }
    if (step.photos.some(({ id }) => id === null)) {
      server.photos++
      await onUploaded({ ...step, photos: step.photos.map(({ file }) => ({ file, id: 'stored' })) })
    }
    if (step.name === 'take_back' && step.fields.length === 0) return { ok: false, retry: false, isEnded: false, msg: 'rejected' }
    if (!server.taken.includes(step.key)) server.taken.push(step.key)
    return server.answersAreLost ? { ok: false, retry: true, isEnded: false, msg: '' } : { ok: true }
  }
  const onChange = (steps: readonly QueuedStep[]) => {
    shown = steps
  }
  const queue = createStepQueue({ user_id: 'u', store, send, onChange, onSent: async () => {} })
  const add = async (name: QueuedStep['name'], delivery_id = 'a', files: readonly File[] = []) => {
    await queue.add({ delivery_id, name, fields: [], files })
    await queue.flush()
  }
  const areStored = () => shown.map(({ isStored }) => isStored)
  return { ...queue, add, server, device, stored, areStored, states: () => shown.map(({ name, state }) => `${name} ${state}`) }
}
const photo = new File(['x'], 'car.jpg', { type: 'image/jpeg' })

test('steps without a connection wait on the phone, outlive the page, and are sent once and in order', async () => {
  const before = phone()
  before.server.isOnline = false
  await before.add('start_inspection')
  await before.add('hand_over', 'a', [photo])
  expect(before.states()).toEqual(['start_inspection waiting', 'hand_over waiting'])
  const after = phone(before.stored)
  await after.open()
  await Promise.all([after.flush(), after.flush()])
  expect([after.states(), after.server.taken.length, after.server.photos, after.stored.size]).toEqual([[], 2, 1, 0])
})

test('a step whose answer was lost is sent again with its key, and its photo is not uploaded again', async () => {
  const { add, server, states, flush } = phone()
  server.answersAreLost = true
  await add('hand_over', 'a', [photo])
  expect(states()).toEqual(['hand_over waiting'])
  server.answersAreLost = false
  await flush()
  expect([states(), server.taken.length, server.photos]).toEqual([[], 1, 1])
})

test('a rejected step holds up its own delivery only, until it is sent again or discarded', async () => {
  const { add, server, states, discard, stored } = phone()
  await add('take_back')
  await add('deliver')
  await add('send_out', 'b')
  expect([states(), server.taken.length]).toEqual([['take_back failed', 'deliver waiting'], 1])
  await discard([...stored.values()].find(({ name }) => name === 'take_back')?.key ?? '')
  expect([states(), server.taken.length]).toEqual([[], 2])
})

test('a rejected step is corrected in its place, with the photos that were uploaded', async () => {
  const { add, correct, server, states, stored } = phone()
  await add('take_back', 'a', [photo])
  await add('deliver')
  const [key = ''] = stored.keys()
  const isFixed = [['km', '43000']] as const
  await correct(key, { fields: isFixed, files: [new File(['x'], photo.name, { lastModified: photo.lastModified })] })
  await vi.waitFor(() => expect(states()).toEqual([]), { timeout: 10_000 })
  expect([server.taken.length, server.taken.includes(key), server.photos, stored.size]).toEqual([2, false, 1, 0])
})

test('a step that the device cannot store is sent all the same, and says so while it waits', async () => {
  const { add, server, device, states, areStored, flush } = phone()
  device.isFull = true
  server.isOnline = false
  await add('send_out')
  expect([states(), areStored()]).toEqual([['send_out waiting'], [false]])
  server.isOnline = true
  await flush()
  expect([states(), server.taken.length]).toEqual([[], 1])
})

test('a step that fails unexpectedly waits, and is sent again', async () => {
  const { add, server, states, flush } = phone()
  server.isBroken = true
  await add('send_out')
  expect(states()).toEqual(['send_out waiting'])
  server.isBroken = false
  await flush()
  expect([states(), server.taken.length]).toEqual([[], 1])
})

test('the next step follows those that wait', () => {
  const out = { leg: 'out', step: 'start_inspection' } as const
  expect(stepAfter(out, [])).toBe('start_inspection')
  expect(stepAfter(out, [{ name: 'start_inspection', state: 'waiting' }])).toBe('finish_inspection')
  expect(stepAfter(out, [{ name: 'hand_over', state: 'sending' }])).toBeNull()
  expect(stepAfter(out, [{ name: 'start_inspection', state: 'failed' }])).toBeNull()
})
