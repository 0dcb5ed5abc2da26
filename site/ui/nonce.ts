import { createContext, useContext } from 'react'

/** The nonce of this answer, on the server only: a browser never shows it to scripts, and needs it no more. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = (): string | undefined => useContext(NonceContext)
