import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressOfStep, stepInAddress } from './step-in-address.ts'

/**
 * The open step of a form. On a page of its own it is also in the address, so that «back» leads to the step before. A form in a drawer
 * (`isPage` false) leaves the address alone.
 */
export function useStepInAddress(lastStep: number, isPage: boolean): [current: number, setCurrent: (step: number) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = isPage ? stepInAddress(params, lastStep) : 0
  const [current, setCurrent] = useState(inAddress)
  const [followed, setFollowed] = useState(inAddress)

  // Follow the address during rendering, as React recommends.
  if (inAddress !== followed) {
    setFollowed(inAddress)
    setCurrent(inAddress)
  }

  useEffect(() => {
    // At once, so that a quick «back» never meets an address that this form has not rendered yet.
    if (isPage && current !== inAddress) setParams((before) => addressOfStep(before, current), { flushSync: true })
  }, [isPage, current, inAddress, setParams])

  return [current, setCurrent]
}
