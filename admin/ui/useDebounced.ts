import { useEffect, useState } from 'react'

/** The value once it has not changed for a while; an empty text at once. */
export function useDebounced(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
