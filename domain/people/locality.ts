/** Words of a part of an address that leads to a door, in the three languages; a number does, too. */
const doors =
  /\p{Nd}|(?<![\p{L}\p{M}])(?:plot|house|home|flat|door|room|qrs?|qtrs?|quarters?|apartments?|apt|tower|floor|lane|gali|gate|c\/o|s\/o|near|behind|beside|next to|opp|opposite|in front|ପ୍ଲଟ|ଘର|କୋଠା|ପାଖ|ପଛ|ସାମ୍ନା|ଆଗରେ|प्लॉट|मकान|घर|फ्लैट|गली|पास|पीछे|सामने)(?![\p{L}\p{M}])/iu;
const pincode = /[\s–—-]*\p{Nd}{3}\s?\p{Nd}{3}\s*$/u;

/** `Plot 7, Lane 2, Saheed Nagar, Bhubaneswar 751007` as `Saheed Nagar, Bhubaneswar`; null where nothing but a house is named. */
export function localityOf(address: string): string | null {
  const parts = address
    .split(/[,;\n]/)
    .map((part) => part.replace(pincode, '').trim())
    .filter((part) => part !== '' && !doors.test(part));
  return parts.slice(-2).join(', ') || null;
}
