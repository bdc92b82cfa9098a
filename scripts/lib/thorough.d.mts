export const thorough: boolean;
