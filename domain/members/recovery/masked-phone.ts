/** Masks a phone number except its first three and last four digits. */
export const maskedPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 8 ? '' : `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
};
