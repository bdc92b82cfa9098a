/** The end of a number, by which its owner knows it again. */
export const maskedPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 8 ? '' : `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
};
