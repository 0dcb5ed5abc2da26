import { isDraftField } from '@wasl/shared/rules/draft-fields.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { canOrder, useRootData } from '../ui/root-data.ts'
import { type DraftContent, postDraft } from './draft-requests.ts'
import { readDraft, saveDraft } from './drafts.ts'
import { type DraftField, restoreField } from './restore-field.ts'
import { useDraftUploads } from './useDraftUploads.ts'

/** `isSaved`: the server has the draft of a client; `isContinued`: the form was filled in from a draft of the server. */
export type OrderFormDraft = { id: string; isSaved: boolean; isContinued: boolean }
type DraftForm = { serviceIds: readonly string[]; categoryId: string; draft: OrderFormDraft | undefined }
/** Whether the server has what was typed; `failed`: only this browser has it. */
export type DraftStatusName = 'none' | 'saved' | 'failed'

const saveAfterMs = 1500

/**
 * Saves a form as a draft while the user types and restores it after a reload: in this browser, and for clients on the server. Items are saved
 * by service id, not by index, so that adding or removing a service keeps the other drafts in place.
 */
export function useSavedDraft(form: RefObject<HTMLFormElement | null>, { serviceIds, categoryId, draft }: DraftForm) {
  const { pathname: path } = useLocation()
  const viewer = useRootData()?.viewer
  const owner = viewer?.id ?? ''
  const ids = serviceIds.join(',')
  // What the server suggests, such as the city of the profile, is older than the draft of this browser; its own draft is not.
  const replacesDefault = draft?.isSaved === false
  const savesOnServer = draft !== undefined && canOrder(viewer)
  const [saved, setSaved] = useState<{ draftId: string; status: DraftStatusName }>({
    draftId: draft?.id ?? '',
    status: draft?.isSaved ? 'saved' : 'none',
  })
  const draftId = useRef(saved.draftId)
  const [isContinued, setIsContinued] = useState(draft?.isContinued === true)
  const isSubmitting = useRef(false)
  isSubmitting.current = useNavigation().state !== 'idle'
  const readContent = (element: HTMLFormElement): DraftContent => ({
    ...{ id: draftId.current, category_id: categoryId, service_ids: serviceIds, values: typedValues(element), owner },
  })
  const read = useRef(readContent)
  read.current = readContent
  // An effect: reads browser storage and sets uncontrolled fields.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const stored = readDraft({ path, owner }) ?? {}
    const orderedIds = ids.split(',')
    for (const field of draftFields(element)) {
      const value = stored[draftKey(field.name, orderedIds)]
      if (typeof value === 'string' && value !== '' && restoreField(field, value, { replacesDefault })) setIsContinued(true)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const saveOnServer = async () => {
      // A draft must not be saved again after the order is sent.
      if (isSubmitting.current) return
      const sent = await postDraft(read.current(element))
      if (sent) draftId.current = sent.id
      setSaved({ draftId: draftId.current, status: sent ? 'saved' : 'failed' })
    }
    const saveFields = () => {
      const typed = Object.entries(formValues(element)).map(([name, value]) => [draftKey(name, orderedIds), value])
      saveDraft({ path, owner }, { ...readDraft({ path, owner }), ...Object.fromEntries(typed) })
      clearTimeout(timer)
      if (savesOnServer) timer = setTimeout(saveOnServer, saveAfterMs)
    }
    const stop = () => clearTimeout(timer)
    element.addEventListener('input', saveFields)
    // Not when the form only moves on to its next step.
    const stopForSubmission = (event: Event) => event.defaultPrevented || stop()
    element.addEventListener('submit', stopForSubmission)
    return () => {
      stop()
      element.removeEventListener('input', saveFields)
      element.removeEventListener('submit', stopForSubmission)
    }
  }, [form, path, owner, ids, savesOnServer, replacesDefault])
  const uploads = useDraftUploads({
    draftId,
    content: () => form.current && readContent(form.current),
    onSaved: (id) => setSaved({ draftId: id, status: savesOnServer ? 'saved' : 'none' }),
  })
  return { ...saved, isContinued: draft !== undefined && isContinued, uploads: draft ? uploads : null }
}

const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

const typedValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(Object.entries(formValues(form)).filter(([name, value]) => isDraftField(name) && value !== ''))

const draftFields = (form: HTMLFormElement): DraftField[] =>
  [...form.elements].filter(
    (element): element is DraftField =>
      (element instanceof HTMLInputElement && !['file', 'hidden', 'submit', 'checkbox'].includes(element.type)) ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )

const draftKey = (name: string, serviceIds: readonly string[]): string =>
  name.replace(/^items\.(\d+)\./, (_, index: string) => `items.${serviceIds[Number(index)] ?? index}.`)
