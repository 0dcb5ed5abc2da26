// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { confirmOnEnter } from './confirm-on-enter.ts'

test('Enter in a field of an invoice asks for confirmation; in a text of several lines it is a line break', () => {
  document.body.innerHTML =
    '<form><input><textarea></textarea><details data-confirmation><summary>Issue</summary><button>Issue</button></details></form>'
  const form = document.querySelector('form')
  const confirmation = document.querySelector('details')
  if (!form) throw new Error('no form')
  form.addEventListener('keydown', (event) => confirmOnEnter({ event, form }))
  const press = (selector: string, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    document.querySelector(selector)?.dispatchEvent(event)
    return [event.defaultPrevented, confirmation?.open]
  }
  expect(press('textarea', 'Enter')).toEqual([false, false])
  expect(press('input', '5')).toEqual([false, false])
  expect(press('input', 'Enter')).toEqual([true, true])
  expect(document.activeElement?.tagName).toBe('BUTTON')
})
