import { type RefObject, useEffect, useState } from 'react'
import type { Values } from './checkout-form.ts'

/** What the form has now; null before the script runs. Read from the form: it can be changed before that, or filled after a log-in. */
export function useChosen(form: RefObject<HTMLFormElement | null>, cart: object): { chosen: Values | null; readChosen: () => void } {
  const [chosen, setChosen] = useState<Values | null>(null)
  const readChosen = () => form.current && setChosen(readValues(form.current))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart has other fields
  useEffect(() => {
    readChosen()
  }, [cart])
  return { chosen, readChosen }
}

const readValues = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
