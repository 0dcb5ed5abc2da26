import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

test('two tasks run, the third waits, the fourth exceeds the queue and is rejected', async () => {
  const { opened, open } = gate()
  const runLimited = concurrencyLimit(2, 1)
  const done: string[] = []
  const start = (name: string) => runLimited(() => opened.then(() => done.push(name)))
  const accepted = [start('first'), start('second'), start('waiting')]
  await expect(start('beyond')).rejects.toMatchObject({ key: 'busy', status: 503 })
  open()
  await Promise.all(accepted)
  expect(done.sort()).toEqual(['first', 'second', 'waiting'])
})

test('a failing task releases its slot', async () => {
  const runLimited = concurrencyLimit(1, 0)
  await expect(runLimited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(runLimited(async () => 'again')).resolves.toBe('again')
})
