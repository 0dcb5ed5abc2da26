import { type NafathStatus, nafathStatuses } from '@wasl/shared/contract/nafath.ts'
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod'

/** What the service says about a request in a signed token. */
export type NafathAnswer = { trans_id: string; status: NafathStatus }

const claims = z.object({
  transId: z.string().min(1),
  status: z
    .string()
    .transform((status) => status.toLowerCase())
    .pipe(z.enum(nafathStatuses)),
})

/** The answer in a token of a callback, or null if the service did not sign it for this app. Throws if the keys of the service cannot be read. */
export async function readNafathToken(token: string, keys: JWTVerifyGetKey, audience: string): Promise<NafathAnswer | null> {
  try {
    const { payload } = await jwtVerify(token, keys, { audience, algorithms: ['RS256'] })
    const { success, data } = claims.safeParse(payload)
    return success ? { trans_id: data.transId, status: data.status } : null
  } catch (error) {
    if (invalidToken.some((kind) => error instanceof kind)) return null
    throw new Error('readNafathToken: the keys of the service cannot be read', { cause: error })
  }
}

const invalidToken = [
  errors.JWSInvalid,
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
] as const
