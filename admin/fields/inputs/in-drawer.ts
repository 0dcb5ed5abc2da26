import { createContext } from 'react'

/** Whether a form stands in a drawer above another: from there no further drawer is opened. */
export const InDrawer = createContext(false)
