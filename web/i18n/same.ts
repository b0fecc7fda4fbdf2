/** The same sentences in another language: every key that English has, and no other. */
export type Same<English> = English extends string ? string : { readonly [Key in keyof English]: Same<English[Key]> };
