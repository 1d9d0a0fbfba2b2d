import { REST, signInReading } from './signInReading.ts';

// Shaped like further interfaces, each of which says something in its own way.
test.each([
  [
    'several kinds of people, each with a sign-out of their own',
    `type Mutation { loginParticipant(email: String!, password: String!): ID logoutUser: ID logoutParticipant: ID }`,
    'loginParticipant email/password - - logoutParticipant | -',
  ],
  [
    'cookies that can be deleted, which renews none',
    `type Mutation { login(email: String!, password: String!): Boolean deleteRefreshTokenCookie: Deleted deleteTokenCookie: Deleted } type Deleted { deleted: Boolean! }`,
    'login email/password - - deleteRefreshTokenCookie | -',
  ],
  [
    'errors as a union of a list, the token beside the person',
    `type Query { me: User things: [Thing!]! } ${REST} type Mutation { login(input: LoginInput!): LoginPayload! registerUser(input: RegisterUserInput!): LoginPayload! refreshToken(input: RefreshTokenInput!): LoginPayload! }
     input LoginInput { email: String! password: String! } input RegisterUserInput { email: String! password: String! name: String! } input RefreshTokenInput { accessToken: String! refreshToken: String! }
     type LoginPayload { authenticationResult: AuthenticationResult errors: [LoginError!] } type AuthenticationResult { accessToken: String! refreshToken: String! expiresAt: DateTime! } union LoginError = InvalidCredentialsError | UserLockedOutError
     type InvalidCredentialsError implements Error { message: String! } type UserLockedOutError implements Error { message: String! until: DateTime } interface Error { message: String! } scalar DateTime type User { id: ID! name: String! }`,
    'login input.email/input.password authenticationResult.accessToken refreshToken - | me',
  ],
  [
    'an input object named after a provider',
    `type Query { user: User allUsers: [User!]! } type Mutation { signinUser(email: AUTH_PROVIDER_EMAIL): SigninPayload! createUser(authProvider: AuthProviderSignupData!): User } input AUTH_PROVIDER_EMAIL { email: String! password: String! } input AuthProviderSignupData { email: AUTH_PROVIDER_EMAIL } type SigninPayload { token: String user: User } type User { id: ID! email: String }`,
    'signinUser email.email/email.password token - - | user',
  ],
  [
    'a token and a key, the person by its key alone',
    `type Query { loggedInUser: LoggedInUserPayload things: [Thing!]! } ${REST} type Mutation { authenticateUser(email: String!, password: String!): AuthenticateUserPayload signupUser(email: String!, password: String!): SignupUserPayload } type AuthenticateUserPayload { id: String! token: String! } type SignupUserPayload { id: String! token: String! } type LoggedInUserPayload { id: String! }`,
    'authenticateUser email/password token - - | loggedInUser',
  ],
  [
    'names with capitals, tokens of three kinds',
    `type Query { getCurrentUser: User things: [Thing!]! } ${REST} type Mutation { signIn(username: String!, password: String!): AuthenticationResult respondToAuthChallenge(session: String!, username: String!, newPassword: String!): AuthenticationResult refreshSession(refreshToken: String!): AuthenticationResult signOut: Boolean forgotPassword(username: String!): Boolean confirmForgotPassword(username: String!, code: String!, password: String!): Boolean } type AuthenticationResult { AccessToken: String IdToken: String RefreshToken: String ExpiresIn: Int TokenType: String } type User { username: String! email: AWSEmail groups: [String] } scalar AWSEmail`,
    'signIn username/password AccessToken refreshSession signOut | getCurrentUser',
  ],
  [
    'errors by field, a cookie',
    `type Query { me: User posts(limit: Int!): [Post!]! } type Post { id: Int! title: String! } type Mutation { register(options: UsernamePasswordInput!): UserResponse! login(usernameOrEmail: String!, password: String!): UserResponse! logout: Boolean! forgotPassword(email: String!): Boolean! changePassword(token: String!, newPassword: String!): UserResponse! } input UsernamePasswordInput { email: String! username: String! password: String! } type UserResponse { errors: [FieldError!] user: User } type FieldError { field: String! message: String! } type User { id: Float! username: String! email: String! }`,
    'login usernameOrEmail/password - - logout | me',
  ],
  [
    'arguments that may all be left out, tokens called JWT',
    `type Query { getCurrentUser: User queryUser: [User!] } type Mutation { login(userId: String, password: String, namespace: Int, refreshToken: String): LoginPayload resetPassword(input: ResetPasswordInput!): ResetPasswordPayload } input ResetPasswordInput { userId: String! password: String! } type ResetPasswordPayload { userId: String message: String } type LoginPayload { response: LoginResponse } type LoginResponse { accessJWT: String refreshJWT: String } type User { name: String! groups: [Group] } type Group { name: String! }`,
    'login userId/password response.accessJWT - - | getCurrentUser',
  ],
  [
    'customers and administrators, each with words of success',
    `type Query { accountInfo: Admin customers: [Customer!]! } type Mutation { customerLogin(input: LoginInput!): CustomerLoginResponse userLogin(input: AdminLoginInput!): AdminLoginResponse userLogout: LogoutResponse userForgotPassword(input: ForgotPasswordInput!): LogoutResponse } input LoginInput { email: String! password: String! remember: Boolean = false } input AdminLoginInput { email: String! password: String! remember: Boolean = false } input ForgotPasswordInput { email: String! } type CustomerLoginResponse { success: Boolean message: String accessToken: String tokenType: String expiresIn: Int customer: Customer } type AdminLoginResponse { success: Boolean message: String accessToken: String tokenType: String expiresIn: Int user: Admin } type LogoutResponse { success: Boolean message: String } type Customer { id: ID! email: String! firstName: String } type Admin { id: ID! name: String! email: String! role: Role } type Role { id: ID! name: String! }`,
    'userLogin input.email/input.password accessToken - userLogout | accountInfo',
  ],
  [
    'tokens in objects of their own with their contents',
    `type Query { me: UserType things: [Thing!]! } ${REST} type Mutation { register(username: String!, password1: String!, password2: String!): Result tokenAuth(username: String!, password: String!): ObtainType! refreshToken(refreshToken: String!, revokeRefreshToken: Boolean! = false): ObtainType! revokeToken(refreshToken: String!): Result verifyToken(token: String!): Result passwordChange(oldPassword: String!, newPassword1: String!, newPassword2: String!): ObtainType passwordReset(token: String!, newPassword1: String!, newPassword2: String!): Result } type Result { success: Boolean! errors: ExpectedErrorType } scalar ExpectedErrorType type ObtainType { success: Boolean! errors: ExpectedErrorType user: UserType token: TokenType refreshToken: RefreshTokenType } type TokenType { payload: Payload! token: String! } type Payload { origIat: DateTime! exp: DateTime! username: String } scalar DateTime type RefreshTokenType { token: String! created: DateTime! isExpired: Boolean! } type UserType { id: ID! username: String! lastLogin: DateTime }`,
    'tokenAuth username/password token.token refreshToken revokeToken | me',
  ],
  [
    'the opposite by a prefix',
    `type Query { authenticatedUser: User allUsers: [User] } type Mutation { authenticateUserWithPassword(email: String, password: String): authenticateUserOutput unauthenticateUser: unauthenticateUserOutput updateAuthenticatedUser(data: UserUpdateInput): User createUser(data: UserUpdateInput): User } input UserUpdateInput { name: String email: String password: String } type authenticateUserOutput { token: String item: User } type unauthenticateUserOutput { success: Boolean } type User { id: ID! name: String email: String }`,
    'authenticateUserWithPassword email/password token - unauthenticateUser | authenticatedUser',
  ],
  [
    'arguments with capitals, a token that says whether it is valid',
    `type Query { readThings: [Thing!]! } ${REST} type Mutation { createToken(Email: String!, Password: String!): MemberToken refreshToken: MemberToken validateToken: MemberToken } type MemberToken { Valid: Boolean Member: Member Token: String Code: Int Message: String } type Member { ID: Int FirstName: String Surname: String Email: String }`,
    'createToken Email/Password Token refreshToken - | -',
  ],
  [
    'credentials in an input, the person with token and roles',
    `type Query { userInfo: UserInfo! users: [User!]! } type User { id: String! username: String! roles: JSON! } scalar JSON type Mutation { login(credentials: Credentials!): UserInfo! createUser(data: UserCreateInput!): User! } input Credentials { username: String! password: String! } input UserCreateInput { username: String! password: String! roles: JSON! } type UserInfo { id: String! accessToken: String username: String! roles: [String!]! }`,
    'login credentials.username/credentials.password accessToken - - | userInfo',
  ],
  [
    'several providers by code beside a password',
    `type Query { currentUser: User! passwordReset(token: String!): ResetPassword! googleAuthUrl: AuthUrl! customers: [Customer!]! } type Customer { id: ID! name: String } type AuthUrl { url: String! } type Mutation { loginUser(input: LoginUserInput!): LoginUser googleLoginUser(input: GoogleLoginUserInput!): LoginUser oktaLogin(input: OktaLoginInput!): LoginUser registerUser(input: RegisterUserInput!): RegisterUser createPasswordReset(input: CreatePasswordResetInput!): CreatePasswordResetPayload resetPassword(input: ResetPasswordInput!): LoginUser } input LoginUserInput { clientMutationId: String email: String! password: String! } input GoogleLoginUserInput { clientMutationId: String code: String! } input OktaLoginInput { code: String! state: String! } input RegisterUserInput { email: String! password: String! organizationName: String! } input CreatePasswordResetInput { email: String! } input ResetPasswordInput { newPassword: String! token: String! } type LoginUser { clientMutationId: String token: String! user: User! } type RegisterUser { token: String! user: User! } type CreatePasswordResetPayload { id: String! } type ResetPassword { id: ID! } type User { id: ID! email: String premium: Boolean! memberships: [Membership!]! } type Membership { id: ID! role: String! }`,
    'loginUser input.email/input.password token - - | currentUser',
  ],
  [
    'a session by its key, what follows in an object',
    `type Query { currentUser: User! session: Session tickets: [Ticket!]! } type Ticket { id: ID! title: String! } type Mutation { login(input: LoginInput!): LoginPayload logout: LogoutPayload userPasswordResetSend(username: String!): OkPayload userPasswordResetUpdate(token: String!, password: String!): OkPayload userSignup(input: UserSignupInput!): OkPayload } input LoginInput { login: String! password: String! rememberMe: Boolean twoFactorAuthentication: TwoFactorInput } input TwoFactorInput { twoFactorMethod: Method! twoFactorPayload: JSON! } enum Method { security_keys authenticator_app } scalar JSON input UserSignupInput { email: String! firstname: String password: String! } type LoginPayload { session: Session errors: [UserError!] twoFactorRequired: TwoFactorRequired } type TwoFactorRequired { availableTwoFactorMethods: [Method!] recoveryCodesAvailable: Boolean } type Session { id: String! afterAuth: JSON } type UserError { message: String! field: String } type LogoutPayload { success: Boolean! externalLogoutUrl: String } type OkPayload { success: Boolean errors: [UserError!] } type User { id: ID! firstname: String lastname: String email: String }`,
    'login input.login/input.password - - logout | currentUser',
  ],
  [
    'a call that is named after what it gives',
    `type Query { me: MeUser! sessions: [SessionDetail] reports: [Report!]! } type Report { id: ID! name: String! } type SessionDetail { id: ID! created: String } type Mutation { token(input: UserLoginInput): String otpLogin(input: UserOTPLoginInput): Boolean sessionKill(id: ID!): ID logout: ID userAdd(input: UserAddInput!): MeUser meEdit(input: [EditInput!]!, password: String): MeUser } input UserLoginInput { email: String! password: String! } input UserOTPLoginInput { code: String! } input UserAddInput { user_email: String! password: String! } input EditInput { key: String! value: [String] } type MeUser { id: ID! name: String! user_email: String! capabilities: [Capability!]! } type Capability { id: ID! name: String! }`,
    'token input.email/input.password  - logout | me',
  ],
  [
    'a person within an object of privileges',
    `type Query { me: AuthenticatedUser things: [Thing!]! } ${REST} type AuthenticatedUser { corpUser: CorpUser! platformPrivileges: PlatformPrivileges! } type PlatformPrivileges { viewAnalytics: Boolean! managePolicies: Boolean! } type CorpUser { urn: String! username: String! properties: Props } type Props { displayName: String email: String }`,
    '- | me.corpUser',
  ],
  [
    'a session in a header, errors by field',
    `type Query { me: User things: [Thing!]! } ${REST} type Mutation { signIn(email: String!, password: String!, rememberMe: Boolean!): SignInPayload signOut: SignOutPayload signUp(email: String!, password: String!, passwordConfirmation: String!): SignInPayload forgotPassword(email: String!): SignOutPayload resetPassword(resetPasswordToken: String!, password: String!, passwordConfirmation: String!): SignOutPayload validateToken: ValidateTokenPayload lockAccount: SignOutPayload unlockAccount(unlockToken: String!): SignOutPayload } type SignInPayload { errors: [Error!] success: Boolean! user: User } type Error { field: String! message: String! details: Details } type Details { code: String } type SignOutPayload { success: Boolean! valid: Boolean } type ValidateTokenPayload { success: Boolean! valid: Boolean! user: User } type User { id: ID! email: String! }`,
    'signIn email/password - - signOut | me',
  ],
  [
    'a token with its abilities, words of its end',
    `type Query { me: User things: [Thing!]! } ${REST} type Mutation { login(input: LoginInput): AccessToken! logout: LogoutResponse! register(input: RegisterInput): RegisterResponse! forgotPassword(input: ForgotPasswordInput!): LogoutResponse! resetPassword(input: ResetPasswordInput!): LogoutResponse! updatePassword(input: UpdatePasswordInput!): LogoutResponse! } input LoginInput { email: String! password: String! } input RegisterInput { name: String! email: String! password: String! password_confirmation: String! } input ForgotPasswordInput { email: String! reset_password_url: Url! } input Url { url: String! } input ResetPasswordInput { email: String! token: String! password: String! password_confirmation: String! } input UpdatePasswordInput { current_password: String! password: String! password_confirmation: String! } type AccessToken { token: String! abilities: [String!] } type LogoutResponse { status: S! message: String! } type RegisterResponse { token: String status: S! } enum S { TOKEN_REVOKED EMAIL_SENT } type User { id: ID! name: String! email: String! }`,
    'login input.email/input.password token - logout | me',
  ],
  [
    'new tokens by another name, an end that asks whose',
    `type Query { users: [User!]! hello: String! } type Mutation { signup(signUpInput: SignUpInput!): SignResponse! signin(signInInput: SignInInput!): SignResponse! logout(id: Float!): LogoutResponse! getNewTokens(refreshToken: String!): NewTokensResponse! } input SignUpInput { username: String! email: String! password: String! } input SignInInput { email: String! password: String! } type SignResponse { accessToken: String! refreshToken: String! user: User! } type LogoutResponse { loggedOut: Boolean! } type NewTokensResponse { accessToken: String! refreshToken: String! } type User { id: Float! username: String! email: String! }`,
    'signin signInInput.email/signInInput.password accessToken getNewTokens - | -',
  ],
  [
    'names of types for the calls',
    `type Query { Me: UserDto Things: [Thing!]! } ${REST} type Mutation { Login(UserName: String!, Password: String!): LoginResult Logout: Boolean! RenewToken(Token: String!, RefreshToken: String!): LoginResult } type LoginResult { Succeeded: Boolean! Token: String RefreshToken: String Expiration: DateTime ErrorMessage: String } scalar DateTime type UserDto { Id: ID! UserName: String! FullName: String Roles: [String!]! }`,
    'Login UserName/Password Token RenewToken Logout | Me',
  ],
  [
    'the answer is the token, the person is asked with everything',
    `type Query { currentUser: User movies: [Movie!]! } type Movie { id: ID! title: String! } type Mutation { signIn(username: String!, password: String!): String! signUp(username: String!, password: String!): String! } type User { userId: ID! username: String! movies: [Movie!]! }`,
    'signIn username/password  - - | currentUser',
  ],
  [
    'any value as the answer, the device beside the password',
    `type Query { currentUser: User users: [User!]! userDetail(_id: String): User } type Mutation { login(email: String!, password: String!, deviceToken: String): JSON logout: String forgotPassword(email: String!): String! resetPassword(token: String!, newPassword: String!): JSON usersResetMemberPassword(_id: String!, newPassword: String!): User usersChangePassword(currentPassword: String!, newPassword: String!): User } scalar JSON type User { _id: String! username: String email: String details: D } type D { fullName: String avatar: String }`,
    'login email/password - - logout | currentUser',
  ],
  [
    'two kinds of people, each with calls of its own',
    `type Query { meCustomer: customersMe meUser: usersMe Things: [Thing!]! } ${REST} type Mutation { loginCustomer(email: String!, password: String!): customersLoginResult loginUser(email: String!, password: String!): usersLoginResult refreshTokenCustomer: customersRefreshedCustomer refreshTokenUser: usersRefreshedUser logoutCustomer(allSessions: Boolean): String logoutUser(allSessions: Boolean): String unlockUser(email: String!): Boolean! forgotPasswordUser(disableEmail: Boolean, expiration: Int, email: String!): Boolean! } type customersLoginResult { exp: Int token: String user: Customer } type usersLoginResult { exp: Int token: String user: User } type customersRefreshedCustomer { exp: Int refreshedToken: String user: Customer } type usersRefreshedUser { exp: Int refreshedToken: String user: User } type customersMe { collection: String exp: Int token: String user: Customer } type usersMe { collection: String exp: Int token: String user: User } type User { id: Int! email: String! name: String } type Customer { id: Int! email: String! name: String }`,
    'loginUser email/password token refreshTokenUser logoutUser | meUser.user',
  ],
  [
    'a phone and a pin',
    `type Query { profile: Profile! things: [Thing!]! } ${REST} type Mutation { login(phone: String!, pin: String!): LoginResponse! refresh(refreshToken: String!): LoginResponse! logout(refreshToken: String!): Boolean! verifyOtp(phone: String!, otp: String!): LoginResponse! } type LoginResponse { data: Tokens status: Int! message: String } type Tokens { accessToken: String! refreshToken: String! accessTokenExpiresIn: Int! } type Profile { id: ID! fullName: String! phone: String! email: String avatar: String }`,
    'login phone/pin data.accessToken refresh logout | profile',
  ],
  [
    'namespaces within namespaces, results by interface',
    `type Query { account: AccountQuery things: [Thing!]! } ${REST} type AccountQuery { viewer: Person } type Person { id: ID! givenName: String familyName: String } type Mutation { account: AccountMutation! } type AccountMutation { session: SessionMutation! } type SessionMutation { start(identifier: String!, secret: String!): StartResult! startByPassword(email: String!, password: String!, tenant: String): StartResult! end: EndResult! renew: StartResult! } interface StartResult { ok: Boolean! } type Started implements StartResult { ok: Boolean! jwt: String! validUntil: DateTime! } type NotStarted implements StartResult { ok: Boolean! reason: String! } type EndResult { ok: Boolean! } scalar DateTime`,
    'account.session.startByPassword email/password jwt account.session.renew account.session.end | account.viewer',
  ],
  [
    'a token request with the grant, the client fixed',
    `type Query { whoAmI: Me things: [Thing!]! } ${REST} type Mutation { oauthToken(input: TokenInput!): TokenResponse! oauthRevoke(token: String!): Boolean! } input TokenInput { grant_type: String! username: String password: String refresh_token: String } type TokenResponse { access_token: String! token_type: String! expires_in: Int! refresh_token: String } type Me { sub: ID! preferred_username: String email: String groups: [String!] }`,
    'oauthToken input.username/input.password access_token - - | whoAmI',
  ],
  [
    'people who are named in an interface',
    `type Query { me: Identity things: [Thing!]! } ${REST} interface Identity { id: ID! name: String! } type User implements Identity { id: ID! name: String! email: String avatarUrl: String } type ServiceAccount implements Identity { id: ID! name: String! }`,
    '- | me',
  ],
  [
    'a person with a name alone',
    `type Query { me: User! things: [Thing!]! } ${REST} type User { id: ID! name: String! }`,
    '- | me',
  ],
  [
    'a viewer that has a user',
    `type Query { viewer: Viewer things: [Thing!]! } ${REST} type Viewer { id: ID! permissions: [String!]! user: User } type User { id: ID! name: String! email: String! avatar: Avatar } type Avatar { url: String! }`,
    '- | viewer.user',
  ],
  [
    'an employee by a function',
    `type Query { currentEmployee: Employee allEmployees: [Employee!]! } type Employee { id: ID! name: String! department: String }`,
    '- | currentEmployee',
  ],
  [
    'a staff member of this shop',
    `type Query { currentStaffMember: StaffMember shop: Shop! things: [Thing!]! } ${REST} type Shop { name: String! email: String! } type StaffMember { id: ID! name: String! email: String! isShopOwner: Boolean! }`,
    '- | currentStaffMember',
  ],
  [
    'an account that is active',
    `type Query { activeUser: ActiveUser things: [Thing!]! } ${REST} type ActiveUser { id: ID! identifier: String! channels: [Channel!]! } type Channel { id: ID! code: String! permissions: [Permission!]! } enum Permission { A B }`,
    '- | activeUser',
  ],
])('%s', (_, sdl, expected) => {
  expect(signInReading(sdl)).toBe(expected);
});

test.each([
  [
    'codes of OAuth alone',
    `type Mutation { login(code: String!, redirectUri: String!): Auth googleUserAccountAuth(input: OAuthInput!): Auth samlTokenUserAccountAuth(email: String!, token: String!): Auth emailUserAccountAuthChallenge(input: ChallengeInput!): Boolean } input OAuthInput { code: String! redirectUri: String } input ChallengeInput { email: String! } type Auth { token: String! }`,
  ],
  [
    'an account elsewhere',
    `type Mutation { connectAccount(username: String!, password: String!): Account syncCalendar(email: String!, password: String!): Account importContacts(username: String!, password: String!): Account } type Account { id: ID! accessToken: String }`,
  ],
  [
    'a test of a mail server',
    `type Mutation { testSmtp(user: String!, password: String!): Boolean! smtpTest(username: String!, password: String!): Result checkMailServer(login: String!, password: String!): Result } type Result { ok: Boolean! token: String }`,
  ],
  [
    'a record behind a password',
    `type Mutation { unlockDocument(id: ID!, password: String!): Document joinMeeting(meetingId: ID!, password: String!): Join openShare(slug: String!, password: String!): Share } type Document { id: ID! } type Join { token: String! } type Share { id: ID! accessToken: String }`,
  ],
  [
    'a password that is checked',
    `type Mutation { verifyPassword(email: String!, password: String!): Boolean! confirmPassword(password: String!): Boolean! checkCredentials(username: String!, password: String!): Boolean! }`,
  ],
  [
    'people of a database',
    `type Mutation { createDatabaseUser(username: String!, password: String!): DbUser addMember(email: String!, password: String!): DbUser createFtpAccount(login: String!, password: String!): DbUser } type DbUser { id: ID! token: String }`,
  ],
  [
    'somebody else',
    `type Mutation { loginAsCustomer(customerId: ID!): Token impersonate(username: String!, password: String!): Token } type Token { token: String! }`,
  ],
  [
    'a device',
    `type Mutation { authenticateDevice(serial: String!, secret: String!): Token registerDevice(name: String!, password: String!): Token } type Token { token: String! }`,
  ],
  [
    'a code by mail',
    `type Mutation { requestLoginCode(email: String!): Boolean! loginWithCode(email: String!, code: String!): Token } type Token { token: String! }`,
  ],
  [
    'an account to be deleted, an address to be changed',
    `type Mutation { deleteAccount(email: String!, password: String!): Boolean changeEmail(newEmail: String!, password: String!): User updateProfile(name: String, email: String, password: String): User } type User { id: ID! email: String! }`,
  ],
  [
    'a gateway of payments',
    `type Mutation { authorizePayment(card: String!, pin: String!): Payment authenticateGateway(merchantId: String!, password: String!): Payment configureGateway(user: String!, password: String!): Payment } type Payment { id: ID! token: String }`,
  ],
  [
    'a room with a passcode',
    `type Mutation { authenticateRoom(slug: String!, passcode: String!): RoomPayload } type RoomPayload { room: Room } type Room { slug: String! }`,
  ],
  [
    'another factor for a person by their number',
    `type Mutation { userTwoFactorAuthentication(id: Int!, password: String!, qrcode: String): UserPayload } type UserPayload { user: User } type User { id: ID! token: String email: String }`,
  ],
])('%s is no sign-in', (_, sdl) => {
  expect(signInReading(sdl)).toBe('- | -');
});

test.each([
  ['deleteShareToken(token: String!): Boolean', '-'],
  ['closeChatSession(session: String): Boolean', '-'],
  ['logoutTrackerAccount(clientMutationId: String): Boolean', '-'],
  ['logoutCustomer: Boolean', 'logoutCustomer'],
  ['revokeToken(token: String!): Boolean', 'revokeToken'],
  ['tokenRevoke: Boolean', 'tokenRevoke'],
  ['deleteUserSession: Boolean', 'deleteUserSession'],
  ['destroyTokenCookie: Boolean', 'destroyTokenCookie'],
])('what ends a session is called so, not what ends another thing (`%s`)', (mutation, signOut) => {
  const login = 'login(username: String!, password: String!): Token';
  const types = 'type Token { token: String! } type Query { token: Token }';
  expect(signInReading(`${types} type Mutation { ${login} ${mutation} }`)).toBe(
    `login username/password token - ${signOut} | -`,
  );
});
