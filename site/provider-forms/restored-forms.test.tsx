// @vitest-environment happy-dom

import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { act, type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import common from '../../shared/i18n/site/en/common.json' with { type: 'json' }
import orders from '../../shared/i18n/site/en/orders.json' with { type: 'json' }
import provider from '../../shared/i18n/site/en/provider.json' with { type: 'json' }
import { fillForm, readForm, type TypedForm } from '../forms/typed-form.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { InvoiceForm } from '../invoice/InvoiceForm.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import { GalleryFields } from './GalleryFields.tsx'
import { HolidaysField } from './HolidaysField.tsx'
import { ServicesField } from './ServicesField.tsx'
import { clearSubmittedStep } from './useStoredStep.ts'
import { WorkingTimesField } from './WorkingTimesField.tsx'

const i18n = createI18n('en', { common, orders, provider })
const opened: (() => void)[] = []
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
})
const closePages = () => {
  for (const close of opened.splice(0)) close()
}
afterEach(() => {
  closePages()
  vi.unstubAllGlobals()
})

/** A new page with this form, as after another page load. */
function openForm(page: ReactNode, { viewer = 'mona', path = '/en' } = {}): HTMLFormElement {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const element = <I18nextProvider i18n={i18n}>{page}</I18nextProvider>
  const router = createMemoryRouter([{ id: 'root', path: '*', element }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: { viewer: { id: viewer }, appInfo: {} } } },
  })
  act(() => root.render(<RouterProvider router={router} />))
  opened.push(() => {
    act(() => root.unmount())
    container.remove()
  })
  const form = container.querySelector('form')
  if (!form) throw new Error('no form on the page')
  return form
}

const press = (element: HTMLElement | null | undefined) => act(() => element?.click())
const field = (form: HTMLFormElement, name: string): HTMLInputElement => {
  const found = form.elements.namedItem(name)
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${name}`)
  return found
}
// Without the empty file of an empty file field.
const sentBy = (form: HTMLFormElement) => [...new FormData(form)].filter(([, value]) => typeof value === 'string')

/** Fills a new form with what was typed into this one, and returns what each of them sends. */
async function sentAfterRestoring(form: HTMLFormElement, page: ReactNode) {
  const other = openForm(page)
  await act(async () => fillForm(other, readForm(form)))
  return { typed: sentBy(form), restored: sentBy(other), form: other }
}

test('opened days, a second span and its hours are restored', async () => {
  const page = (
    <form>
      <WorkingTimesField times={[]} />
    </form>
  )
  const form = openForm(page)
  press(field(form, 'work_times.1.is_open'))
  press(form.querySelector<HTMLElement>('button'))
  field(form, 'work_times.1.from').value = '09:00'
  field(form, 'work_times.1.to').value = '12:00'
  field(form, 'work_times.2.from').value = '16:00'
  field(form, 'work_times.2.to').value = '21:30'
  const { typed, restored } = await sentAfterRestoring(form, page)
  expect(typed).toContainEqual(['work_times.2.to', '21:30'])
  expect(restored).toEqual(typed)
})

const twoDays: TypedForm = {
  intent: '',
  entries: [
    ['work_times.0.day', 'saturday'],
    ['work_times.1.day', 'sunday'],
  ],
}
function FillAtOnce() {
  useLayoutEffect(() => {
    const form = document.querySelector('form')
    if (form) void fillForm(form, twoDays)
  }, [])
  return null
}

test('rows are restored also if the form is filled before its fields listen', async () => {
  const form = openForm(
    <form>
      <FillAtOnce />
      <WorkingTimesField times={[]} />
    </form>,
  )
  await settle()
  expect(sentBy(form)).toEqual(twoDays.entries)
})

test('an added holiday is restored', async () => {
  const page = (
    <form>
      <HolidaysField holidays={[{ from: '2026-12-01', to: '2026-12-02' }]} />
    </form>
  )
  const form = openForm(page)
  press([...form.querySelectorAll('button')].at(-1))
  field(form, 'holidays.1.from').value = '2027-03-20'
  field(form, 'holidays.1.to').value = '2027-03-24'
  const { typed, restored } = await sentAfterRestoring(form, page)
  expect(typed).toContainEqual(['holidays.1.to', '2027-03-24'])
  expect(restored).toEqual(typed)
})

test('the order and the captions of the gallery are restored', async () => {
  const image = (file_id: string) => ({ file_id, url: `/${file_id}.webp`, caption: { ar: 'قديم', en: `Old ${file_id}` }, is_before: false })
  const page = (
    <form>
      <GalleryFields gallery={[image('a'), image('b'), image('c')]} />
    </form>
  )
  const form = openForm(page)
  press([...form.querySelectorAll('button')].at(-1))
  press([...form.querySelectorAll('button')][1])
  field(form, 'gallery.0.caption.en').value = 'Kitchen'
  const { typed, restored } = await sentAfterRestoring(form, page)
  expect(typed).toContainEqual(['gallery.0.file_id', 'b'])
  expect(restored).toEqual(typed)
})

test('chosen services, their prices and the open category are restored', async () => {
  const name = { ar: 'خدمة', en: 'Service' }
  const [categories, services] = [
    [
      { id: 'home', name },
      { id: 'car', name },
    ],
    [
      { id: 'plumbing', category_id: 'home', name },
      { id: 'paint', category_id: 'car', name },
    ],
  ]
  const page = (
    <form>
      <ServicesField categories={categories} services={services} chosen={[{ id: 'plumbing', name, price: null }]} />
    </form>
  )
  const form = openForm(page)
  const [, paint] = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  press(paint)
  field(form, 'price.paint').value = '150'
  const { typed, restored, form: other } = await sentAfterRestoring(form, page)
  expect(typed).toContainEqual(['price.paint', '150'])
  expect(restored).toEqual(typed)
  expect([...other.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true])
})

test('an added line of an invoice is restored', async () => {
  const amounts = { service_amount: 10_000, discount: 0, tax: 1_500, final_amount: 11_500, due_amount: 11_500, provider_share: 9_000 }
  const lines = [{ title: { ar: 'سباكة', en: 'Plumbing' }, quantity: 1, unit_price: 10_000, amount: 10_000 }]
  // Safe: a draft shows nothing else of an invoice.
  const invoice = { ...amounts, lines, vat_percent: 15, deposit_percent: 100, min_deposit_percent: 30, offer_total: 11_500 } as InvoicePage
  const page = <InvoiceForm invoice={invoice} failure={null} />
  const form = openForm(page)
  press([...form.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(orders.invoice.addLine)))
  field(form, 'lines.1.title_ar').value = 'مواسير'
  field(form, 'lines.1.unit_price').value = '250'
  const { typed, restored } = await sentAfterRestoring(form, page)
  expect(typed).toContainEqual(['lines.1.unit_price', '250'])
  expect(restored.filter(([name]) => name !== 'price_reason')).toEqual(typed)
})

type Times = ProviderApplication['work_times']

/** The working times of an application on a page that is opened again. */
async function openTimes({ times = [], ...options }: { times?: Times; viewer?: string; path?: string } = {}): Promise<HTMLFormElement> {
  closePages()
  const form = openForm(applicationPage(times), options)
  await settle()
  return form
}

function applicationPage(times: Times): ReactNode {
  // Safe: this step shows nothing else of an application.
  const application = { status: 'draft', missing: [], rejections: [], services: [], work_times: times } as Partial<ProviderApplication>
  return <ApplicationForm application={application as ProviderApplication} step="times" options={{ cities: null, catalog: null }} />
}

/** Stored steps are read and written a moment after the event. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))

async function typeOpening(form: HTMLFormElement): Promise<void> {
  press(field(form, 'work_times.0.is_open'))
  for (const [side, value] of Object.entries({ from: '09:00', to: '17:00' })) {
    const input = field(form, `work_times.0.${side}`)
    input.value = value
    act(() => void input.dispatchEvent(new Event('input', { bubbles: true })))
  }
  await settle()
}

const hoursOf = (form: HTMLFormElement) =>
  sentBy(form)
    .filter(([name]) => /\.(?:from|to)$/.test(name))
    .map(([, value]) => value)

test('what is typed into a step of an application survives leaving the page, also in the other language', async () => {
  await typeOpening(await openTimes())
  expect(hoursOf(await openTimes())).toEqual(['09:00', '17:00'])
  expect(hoursOf(await openTimes({ path: pages.providerApplication() }))).toEqual(['09:00', '17:00'])
})

function TypeEarly(): null {
  // Before the effects of the form.
  useLayoutEffect(() => {
    const input = document.querySelector<HTMLInputElement>('[name="work_times.0.from"]')
    if (input) input.value = '08:00'
  }, [])
  return null
}

test('what is typed before the page has loaded its scripts is stored with the rest', async () => {
  const times = [{ day: 'saturday', is_open: true, from: '10:00', to: '11:00' }]
  closePages()
  const form = openForm(
    <>
      {applicationPage(times)}
      <TypeEarly />
    </>,
  )
  await settle()
  const to = field(form, 'work_times.0.to')
  to.value = '12:00'
  act(() => void to.dispatchEvent(new Event('input', { bubbles: true })))
  await settle()
  expect(hoursOf(await openTimes({ times }))).toEqual(['08:00', '12:00'])
})

test('it ends once the step is saved, here or on another device, and is that of its user', async () => {
  await typeOpening(await openTimes())
  const times = [{ day: 'saturday', is_open: true, from: '10:00', to: '11:00' }]
  expect(hoursOf(await openTimes({ times }))).toEqual(['10:00', '11:00'])
  expect(hoursOf(await openTimes())).toEqual([])

  const form = await openTimes()
  await typeOpening(form)
  form.dispatchEvent(new Event('submit'))
  clearSubmittedStep()
  expect(localStorage).toHaveLength(0)

  await typeOpening(await openTimes())
  expect(hoursOf(await openTimes({ viewer: 'saleh' }))).toEqual([])
  expect(localStorage).toHaveLength(0)
})
