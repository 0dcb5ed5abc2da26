import { createContext } from 'react'

/** Whether the form is in a drawer above another form: no further drawer can be opened from it. */
export const InDrawerContext = createContext(false)
