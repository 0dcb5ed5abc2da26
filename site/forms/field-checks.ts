import { createContext, useContext } from 'react'

/** The errors of the fields edited since the last response, by name; an empty list for a field without one. */
export type FieldChecks = Readonly<Partial<Record<string, readonly string[]>>>

export const FieldChecksContext = createContext<FieldChecks>({})

/** Checks controls as if each had been edited and left: shows what is wrong, and returns the first control with an error. */
export const CheckControlsContext = createContext<(controls: readonly HTMLElement[]) => HTMLElement | undefined>(() => undefined)

/** The errors to show at a field: those found since it was edited, else those of the server. */
export function useFieldErrors(name: string, serverErrors: readonly string[] | undefined): readonly string[] {
  return useContext(FieldChecksContext)[name] ?? serverErrors ?? []
}
