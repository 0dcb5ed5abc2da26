import { expect, test } from 'vitest'
import { slots } from './concurrency-limit.ts'

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

test('two works run, the next waits, the one after the queue is refused', async () => {
  const { opened, open } = gate()
  const inSlot = slots(2, 1)
  const done: string[] = []
  const work = (name: string) => inSlot(() => opened.then(() => done.push(name)))
  const taken = [work('first'), work('second'), work('waiting')]
  await expect(work('beyond')).rejects.toMatchObject({ key: 'busy', status: 503 })
  open()
  await Promise.all(taken)
  expect(done.sort()).toEqual(['first', 'second', 'waiting'])
})

test('a work that fails gives its slot back', async () => {
  const inSlot = slots(1, 0)
  await expect(inSlot(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(inSlot(async () => 'again')).resolves.toBe('again')
})
