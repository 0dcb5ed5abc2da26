import { expect, test } from 'vitest'
import { trackPointer } from './pointer-released.ts'

test('a message waits until the press that left the field has become a click', async () => {
  const page = new EventTarget()
  const released = trackPointer(page)
  const events: string[] = []
  page.dispatchEvent(new Event('pointerdown'))
  const message = released().then(() => events.push('message'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(events).toEqual([])
  page.dispatchEvent(new Event('pointerup'))
  events.push('click')
  await message
  expect(events).toEqual(['click', 'message'])
})

test('a message appears at once while no pointer is pressed', async () => {
  const page = new EventTarget()
  const released = trackPointer(page)
  await released()
  page.dispatchEvent(new Event('pointerdown'))
  page.dispatchEvent(new Event('pointercancel'))
  await expect(released()).resolves.toBeUndefined()
})
