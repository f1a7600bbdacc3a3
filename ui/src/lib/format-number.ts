/** Formats an integer with commas: `1,204`. Without `Intl`, whose first use takes a phone 20 to 60 ms. */
export const formatNumber = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
