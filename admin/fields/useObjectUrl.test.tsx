// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useObjectUrl } from './useObjectUrl.ts'

const released: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void released.push(url))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Picture({ content }: { content: Blob }) {
  const source = useObjectUrl(content)
  return source && <img src={source} alt="" />
}

test('an image that is removed can still load, and one with the same content keeps its own URL', async () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  const content = new Blob(['image'])
  const show = (...keys: string[]) => act(async () => root.render(keys.map((key) => <Picture key={key} content={content} />)))
  await show('list', 'preview')
  const [first, second] = [...container.querySelectorAll('img')].map(({ src }) => src)
  expect(first).not.toBe(second)
  await show('preview')
  expect(released).toEqual([])
  expect(container.querySelector('img')?.src).toBe(second)
  vi.advanceTimersByTime(60_000)
  expect(released).toEqual([first])
  await act(async () => root.unmount())
})
