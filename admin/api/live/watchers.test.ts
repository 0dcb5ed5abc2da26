import { expect, test } from 'vitest'
import { createWatchers } from './watchers.ts'

function tab() {
  const heard: string[] = []
  let changes = 0
  const watchers = createWatchers(() => {
    changes += 1
  })
  const watch = (who: string, resources: string[]) => watchers.watch(resources, () => heard.push(who))
  return { watchers, watch, heard, changes: () => changes }
}

test('each hears of what it watches, until it looks away', () => {
  const { watchers, watch, heard } = tab()
  const leave = watch('list', ['orders'])
  watch('home', ['orders', 'complaints'])
  watchers.tell('orders')
  watchers.tell('complaints')
  watchers.tell('cities')
  leave()
  watchers.tell('orders')
  expect(heard).toEqual(['list', 'home', 'home', 'home'])
})

test('the server is told only when another set of resources is watched', () => {
  const { watchers, watch, changes } = tab()
  const leaves = [watch('list', ['orders']), watch('home', ['orders'])]
  expect([changes(), watchers.names()]).toEqual([1, ['orders']])
  for (const leave of leaves) leave()
  expect([changes(), watchers.names()]).toEqual([2, []])
})

test('after a broken connection each is told once, however much it watches', () => {
  const { watchers, watch, heard } = tab()
  watch('home', ['orders', 'complaints'])
  watch('list', ['orders'])
  watchers.tellAll(false)
  expect(heard).toEqual(['home', 'list'])
})
