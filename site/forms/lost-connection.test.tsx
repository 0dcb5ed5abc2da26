// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { type ActionFunctionArgs, createMemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponseImpl, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import common from '../../shared/i18n/site/en/common.json' with { type: 'json' }
import { createI18n } from '../i18n/create-i18n.ts'
import { ActionForm } from './ActionForm.tsx'
import { stayOffline } from './submissions.ts'
import { isSameForm, readForm } from './typed-form.ts'

let close: () => void = () => undefined
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

/** A page with these forms. Returns what was submitted; the first submission fails with the error. */
async function openPage(page: ReactNode, error: unknown) {
  const submitted: object[] = []
  const action = async (args: ActionFunctionArgs) => {
    const form = await args.request.formData()
    submitted.push(Object.fromEntries(form))
    const serverAction = async () => {
      if (submitted.length === 1) throw error
      return null
    }
    // Safe: nothing else of the arguments is read.
    return stayOffline({ ...args, serverAction } as Parameters<typeof stayOffline>[0])
  }
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const element = <I18nextProvider i18n={createI18n('en', { common })}>{page}</I18nextProvider>
  const router = createMemoryRouter([{ id: 'root', path: '*', element, action }])
  await act(async () => root.render(<RouterProvider router={router} />))
  close = () => {
    act(() => root.unmount())
    container.remove()
  }
  const alert = () => container.querySelector('[role=alert] p')?.textContent
  const button = (name: string) => [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  const choose = (file: File) => {
    const input = container.querySelector<HTMLInputElement>('input[type=file]')
    if (input) Object.defineProperty(input, 'files', { value: [file] })
  }
  return { submitted, alert, choose, press: (name: string) => act(async () => button(name)?.click()) }
}

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['a gateway without a server', new ErrorResponseImpl(502, 'Bad Gateway', '<html>')],
  ['a busy server', new ErrorResponseImpl(503, 'Service Unavailable', '{}')],
])('after %s the form stays, and is sent again with the button that was pressed', async (_, error) => {
  const { submitted, press } = await openPage(
    <ActionForm method="post">
      <input name="name" defaultValue="Reem" />
      <button type="submit" name="intent" value="edit">
        Save
      </button>
      <button type="submit" name="intent" value="remove">
        Remove
      </button>
    </ActionForm>,
    error,
  )
  await press('Remove')
  await press(common.connection.retry)
  expect(submitted).toEqual([
    { name: 'Reem', intent: 'remove' },
    { name: 'Reem', intent: 'remove' },
  ])
})

test.each([
  ['an error of the API', new ErrorResponseImpl(500, '', null)],
  ['an unexpected error', new Error('Unexpected Server Error')],
])('after %s the form stays with what was typed, and is sent again only when the user asks for it', async (_, error) => {
  const { submitted, alert, press } = await openPage(
    <ActionForm method="post">
      <input name="name" defaultValue="Reem" />
      <button type="submit">Save</button>
    </ActionForm>,
    error,
  )
  await press('Save')
  expect(alert()).toBe(common.connection.failed)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(submitted).toHaveLength(1)
  await press(common.connection.retry)
  expect(submitted).toEqual([{ name: 'Reem' }, { name: 'Reem' }])
  expect(alert()).toBeUndefined()
})

test.each([
  ['a gateway that says so', 413, 1],
  ['a gateway that cuts a large body', 502, 13 * 1024 * 1024],
])('after %s the form says that its files are too large, and is not sent again by itself', async (_, status, bytes) => {
  const { submitted, alert, choose, press } = await openPage(
    <ActionForm method="post" encType="multipart/form-data">
      <input name="file" type="file" />
      <button type="submit">Save</button>
    </ActionForm>,
    new ErrorResponseImpl(status, '', '<html>'),
  )
  choose(new File([new Uint8Array(bytes)], 'deed.pdf'))
  await press('Save')
  expect(alert()).toBe(common.connection.tooLarge)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(submitted).toHaveLength(1)
})

test('a form is filled again only if it has the same intent, in a field or on a button', () => {
  const formWith = (html: string) => {
    const form = document.createElement('form')
    form.innerHTML = html
    return form
  }
  const team = formWith('<input name="name"><button name="intent" value="edit">Save</button>')
  const access = formWith('<button name="intent" value="block">Block</button>')
  const typed = readForm(team, 'edit')
  const others = [access, formWith('<input name="name">'), formWith('<input name="intent" value="edit" type="hidden"><input name="name">')]
  expect([team, ...others].map((form) => isSameForm(form, typed))).toEqual([true, false, false, true])
  expect([team, formWith('<input name="name">')].map((form) => isSameForm(form, { intent: '', entries: [] }))).toEqual([false, true])
})
