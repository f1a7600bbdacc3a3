import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { input, output } from 'zod/v4/core'
import type { ZodFormSchema } from './use-zod-form.ts'

type ZodResolver<Schema extends ZodFormSchema> = Resolver<input<Schema>, unknown, output<Schema>>

/** Creates the resolver of a schema. */
export const createZodResolver = <Schema extends ZodFormSchema>(schema: Schema) =>
  zodResolver<FieldValues, unknown, FieldValues>(schema) as unknown as ZodResolver<Schema> // not inferred for a generic schema
