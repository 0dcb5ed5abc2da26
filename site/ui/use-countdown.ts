import { useEffect, useState } from 'react'

/** Seconds left until an instant (milliseconds since 1970), counted down each second. Starts with the server's own figure. */
export function useCountdown(startSeconds: number, endsAt: number): number {
  const [left, setLeft] = useState(startSeconds)
  // A clock is the one thing a render cannot ask for: it ticks here and stops at zero.
  useEffect(() => {
    const update = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  return left
}
