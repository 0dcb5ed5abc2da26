import { expect, test } from 'vitest'
import { createRowWatchers } from './row-watchers.ts'

function setUp() {
  const calls: string[] = []
  let changes = 0
  const watchers = createRowWatchers(() => {
    changes += 1
  })
  const watch = (name: string, resources: string[]) => watchers.watch(resources, () => calls.push(name))
  return { watchers, watch, calls, changes: () => changes }
}

test('a listener is called for the resources it watches, until it unsubscribes', () => {
  const { watchers, watch, calls } = setUp()
  const stop = watch('list', ['orders'])
  watch('home', ['orders', 'complaints'])
  watchers.notify('orders')
  watchers.notify('complaints')
  watchers.notify('cities')
  stop()
  watchers.notify('orders')
  expect(calls).toEqual(['list', 'home', 'home', 'home'])
})

test('onChange is called only when the set of watched resources changes', () => {
  const { watchers, watch, changes } = setUp()
  const stops = [watch('list', ['orders']), watch('home', ['orders'])]
  expect([changes(), watchers.names()]).toEqual([1, ['orders']])
  for (const stop of stops) stop()
  expect([changes(), watchers.names()]).toEqual([2, []])
})

test('after a reconnect every listener is called once, however many resources it watches', () => {
  const { watchers, watch, calls } = setUp()
  watch('home', ['orders', 'complaints'])
  watch('list', ['orders'])
  watchers.notifyAll(false)
  expect(calls).toEqual(['home', 'list'])
})
