/** An error of the Graph API: https://developers.facebook.com/docs/graph-api/guides/error-handling */
export interface GraphError {
  status: number;
  body: {
    error: {
      message: string;
      type: string;
      code: number;
      error_subcode?: number;
      is_transient: boolean;
      error_user_msg?: string;
      fbtrace_id: string;
    };
  };
}

interface Words {
  status?: number;
  code: number;
  subcode?: number;
  transient?: boolean;
  message?: string;
  details?: string;
}

export const graphError = ({
  status = 400,
  code,
  subcode,
  transient,
  message,
  details,
}: Words): GraphError => ({
  status,
  body: {
    error: {
      message: message ?? 'Invalid parameter',
      type: 'OAuthException',
      code,
      ...(subcode === undefined ? {} : { error_subcode: subcode }),
      is_transient: transient ?? false,
      ...(details === undefined ? {} : { error_user_msg: details }),
      fbtrace_id: 'local',
    },
  },
});

export const badToken = () =>
  graphError({ status: 401, code: 190, message: 'Invalid OAuth access token - Cannot parse access token' });

export const noSuchDataset = () =>
  graphError({ code: 100, subcode: 33, message: 'Unsupported post request. Object does not exist.' });
