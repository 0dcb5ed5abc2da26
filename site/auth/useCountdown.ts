import { useEffect, useState } from 'react'

/** Seconds left until `endsAt` (Unix milliseconds). Starts with the server-rendered value. */
export function useCountdown(startSeconds: number, endsAt: number): number {
  const [secondsLeft, setSecondsLeft] = useState(startSeconds)
  useEffect(() => {
    const update = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  return secondsLeft
}
