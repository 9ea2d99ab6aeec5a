import { MAX_TEXT_LENGTHS } from '@site/contract';

/** Sentences of the specification, and those that travel in `?message=`: both are compared word for word. */
export const messages = {
  verifyEmail: 'Please check your email to verify your account',
  resetLinkSent: 'Password reset link has been sent to your email address',
  resetLinkFailed: 'Could not send reset link',
  linkExpired: 'Unable to reset Password. Link expired!',
  resetFailed: 'Unable to reset Password. Try again!',
  resetDone: 'Your Password has been reset successfully. Sign in.',
  weakPassword: 'Password does not meet criteria.',
  passwordsDiffer: 'Passwords do not match',
  authenticationFailed: 'Authentication failed',
  notAuthenticated: 'User not authenticated',
  signedOutEverywhere: 'You are signed out on every device.',
  signedOutHere:
    'You are signed out here. We couldn’t reach the server, so other devices may still be signed in.',
  nameTooLong: `A name can have at most ${MAX_TEXT_LENGTHS.name} characters`,
  settingsFailed: 'Failed to update settings.',
  settingsSaved: 'Settings updated!',
  loginToGenerate: 'You must be logged in to generate a synopsis.',
  loginNote: 'Please log in to generate and save your logline summary.',
  loglineMissing: 'Please enter a logline before generating a synopsis.',
  synopsisEmpty: 'No synopsis generated. Try again with a different logline.',
  synopsisFailed: 'Failed to generate synopsis. Please check your API key or try again later.',
  saveWithoutUser: 'User not authenticated.',
  saveFailed: 'Failed to save synopsis. Please try again.',
  profileUpdateFailed: 'Failed to update profile. Please try again.',
} as const;
