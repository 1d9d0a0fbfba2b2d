import { REST, signInReading } from './signInReading.ts';

// Shaped like the interfaces of servers that many people run, as their engines print them.
test.each([
  [
    'a session token below the viewer, and input objects of one mutation each',
    `type Query { viewer: Viewer! things: [Thing!]! } ${REST}
     type Mutation { signUp(input: SignUpInput!): SignUpPayload logIn(input: LogInInput!): LogInPayload logInWith(input: LogInWithInput!): LogInWithPayload logOut(input: LogOutInput!): LogOutPayload resetPassword(input: ResetPasswordInput!): ResetPasswordPayload confirmResetPassword(input: ConfirmInput!): ResetPasswordPayload createUser(input: CreateUserInput!): CreateUserPayload }
     input SignUpInput { fields: CreateUserFields clientMutationId: String } input CreateUserFields { username: String! password: String! email: String }
     input LogInInput { username: String! password: String! authData: Any clientMutationId: String } input LogInWithInput { authData: Any! fields: CreateUserFields } input LogOutInput { clientMutationId: String }
     input ResetPasswordInput { email: String! } input ConfirmInput { username: String! password: String! token: String! } input CreateUserInput { fields: CreateUserFields }
     type SignUpPayload { viewer: Viewer! } type LogInPayload { viewer: Viewer! clientMutationId: String } type LogInWithPayload { viewer: Viewer! } type LogOutPayload { ok: Boolean! } type ResetPasswordPayload { ok: Boolean! } type CreateUserPayload { user: User! }
     type Viewer { sessionToken: String! user: User! } type User { id: ID! username: String email: String emailVerified: Boolean } scalar Any`,
    'logIn input.username/input.password viewer.sessionToken - logOut | viewer.user',
  ],
  [
    'a provider with a default, beside registration and lost passwords',
    `type Query { me: UsersPermissionsMe things: [Thing!]! } ${REST}
     type Mutation { createUsersPermissionsUser(data: UserInput!): UsersPermissionsMe! login(input: UsersPermissionsLoginInput!): UsersPermissionsLoginPayload! register(input: RegisterInput!): UsersPermissionsLoginPayload! forgotPassword(email: String!): Payload resetPassword(password: String!, passwordConfirmation: String!, code: String!): UsersPermissionsLoginPayload changePassword(currentPassword: String!, password: String!, passwordConfirmation: String!): UsersPermissionsLoginPayload emailConfirmation(confirmation: String!): UsersPermissionsLoginPayload }
     input UserInput { username: String email: String password: String } input RegisterInput { username: String! email: String! password: String! }
     input UsersPermissionsLoginInput { identifier: String! password: String! provider: String! = "local" }
     type UsersPermissionsLoginPayload { jwt: String user: UsersPermissionsMe! } type Payload { ok: Boolean! }
     type UsersPermissionsMe { id: ID! documentId: ID! username: String! email: String confirmed: Boolean blocked: Boolean role: UsersPermissionsMeRole } type UsersPermissionsMeRole { id: ID! name: String! description: String type: String }`,
    'login input.identifier/input.password jwt - - | me',
  ],
  [
    'snake case, a one-time code, modes',
    `type Query { users_me: directus_users users: [directus_users!]! things: [Thing!]! } ${REST}
     type Mutation { auth_login(email: String!, password: String!, mode: auth_mode, otp: String): auth_tokens auth_refresh(refresh_token: String, mode: auth_mode): auth_tokens auth_logout(refresh_token: String, mode: auth_mode): Boolean auth_password_request(email: String!, reset_url: String): Boolean auth_password_reset(token: String!, password: String!): Boolean users_me_tfa_enable(otp: String!, secret: String!): Boolean users_register(email: String!, password: String!): Boolean }
     type auth_tokens { access_token: String expires: BigInt refresh_token: String } enum auth_mode { json cookie session } scalar BigInt
     type directus_users { id: ID! first_name: String last_name: String email: String avatar: directus_files role: directus_roles } type directus_files { id: ID! title: String } type directus_roles { id: ID! name: String! }`,
    'auth_login email/password access_token auth_refresh auth_logout | users_me',
  ],
  [
    'a union of success and failure, the person among several types',
    `type Query { authenticatedItem: AuthenticatedItem users: [User!] } union AuthenticatedItem = User
     type Mutation { endSession: Boolean! authenticateUserWithPassword(email: String!, password: String!): UserAuthenticationWithPasswordResult createInitialUser(data: CreateInitialUserInput!): UserAuthenticationWithPasswordSuccess! createUser(data: CreateInitialUserInput!): User sendUserPasswordResetLink(email: String!): Boolean! redeemUserPasswordResetToken(email: String!, token: String!, password: String!): Boolean }
     union UserAuthenticationWithPasswordResult = UserAuthenticationWithPasswordSuccess | UserAuthenticationWithPasswordFailure
     type UserAuthenticationWithPasswordSuccess { sessionToken: String! item: User! } type UserAuthenticationWithPasswordFailure { message: String! }
     input CreateInitialUserInput { name: String email: String password: String } type User { id: ID! name: String email: String isAdmin: Boolean }`,
    'authenticateUserWithPassword email/password sessionToken - endSession | authenticatedItem',
  ],
  [
    'tokens of two kinds, renewed by an input',
    `type Query { me: User! users: [User!]! } type Mutation { signup(data: SignupInput!): Auth! login(data: LoginInput!): Auth! refreshToken(token: JWT!): Token! changePassword(data: ChangePasswordInput!): User! }
     input SignupInput { email: String! password: String! firstname: String lastname: String } input LoginInput { email: String! password: String! } input ChangePasswordInput { oldPassword: String! newPassword: String! }
     type Auth { accessToken: JWT! refreshToken: JWT! user: User! } type Token { accessToken: JWT! refreshToken: JWT! } scalar JWT type User { id: ID! email: String! firstname: String role: Role! } enum Role { ADMIN USER }`,
    'login data.email/data.password accessToken refreshToken - | me',
  ],
  [
    'a token by name and password, renewed by itself, deleted as a cookie',
    `type Query { me: UserType users: [UserType!]! } type Mutation { tokenAuth(username: String!, password: String!): ObtainJSONWebToken verifyToken(token: String): Verify refreshToken(token: String): Refresh revokeToken(refreshToken: String): Revoke deleteTokenCookie: DeleteJSONWebTokenCookie }
     type ObtainJSONWebToken { payload: GenericScalar! refreshExpiresIn: Int! token: String! } type Verify { payload: GenericScalar! } type Refresh { payload: GenericScalar! refreshExpiresIn: Int! token: String! } type Revoke { revoked: Int! } type DeleteJSONWebTokenCookie { deleted: Boolean! } scalar GenericScalar
     type UserType { id: ID! username: String! email: String! isStaff: Boolean! }`,
    'tokenAuth username/password token refreshToken deleteTokenCookie | me',
  ],
  [
    'snake case in an input, a refresh token in an input',
    `type Query { me: User users: [User!]! } type Mutation { login(input: LoginInput): AuthPayload! refreshToken(input: RefreshTokenInput): RefreshTokenPayload! logout: LogoutResponse! forgotPassword(input: ForgotPasswordInput!): ForgotPasswordResponse! register(input: RegisterInput): RegisterResponse! updatePassword(input: UpdatePassword!): ForgotPasswordResponse! }
     input LoginInput { username: String! password: String! } input RefreshTokenInput { refresh_token: String } input ForgotPasswordInput { email: String! } input RegisterInput { name: String! email: String! password: String! password_confirmation: String! } input UpdatePassword { old_password: String! password: String! password_confirmation: String! }
     type AuthPayload { access_token: String refresh_token: String expires_in: Int token_type: String user: User } type RefreshTokenPayload { access_token: String! refresh_token: String! expires_in: Int! token_type: String! } type LogoutResponse { status: String! message: String } type ForgotPasswordResponse { status: String! message: String } type RegisterResponse { tokens: AuthPayload status: String! }
     type User { id: ID! name: String! email: String! }`,
    'login input.username/input.password access_token refreshToken logout | me',
  ],
  [
    'two tokens of one kind in the names, and a viewer with roles',
    `type Query { viewer: User users: [User!]! } type Mutation { login(input: LoginInput!): LoginPayload refreshJwtAuthToken(input: RefreshInput!): RefreshPayload registerUser(input: RegisterUserInput!): RegisterUserPayload sendPasswordResetEmail(input: SendInput!): SendPayload resetUserPassword(input: ResetInput!): SendPayload }
     input LoginInput { clientMutationId: String username: String! password: String! } input RefreshInput { clientMutationId: String jwtRefreshToken: String! } input RegisterUserInput { username: String! password: String email: String } input SendInput { username: String! } input ResetInput { key: String login: String password: String }
     type LoginPayload { authToken: String refreshToken: String clientMutationId: String user: User } type RefreshPayload { authToken: String clientMutationId: String } type RegisterUserPayload { user: User } type SendPayload { success: Boolean }
     type User { id: ID! databaseId: Int name: String email: String username: String roles: [Role] capabilities: [String] } type Role { name: String displayName: String }`,
    'login input.username/input.password authToken refreshJwtAuthToken - | viewer',
  ],
  [
    'an action without a namespace, columns in snake case',
    `type query_root { users(limit: Int): [users!]! } schema { query: query_root mutation: mutation_root } type users { id: Int! name: String! } type mutation_root { insert_users(objects: [users_insert_input!]!): Int login(email: String!, password: String!): LoginOutput signup(name: String!, email: String!, password: String!): LoginOutput } input users_insert_input { name: String password: String } type LoginOutput { accessToken: String! id: Int }  type Query { a: Int }`,
    'login email/password accessToken - - | -',
  ],
  [
    'a token of the customers, and no other',
    `type Query { customer: Customer things: [Thing!]! } ${REST} type Mutation { generateCustomerToken(email: String!, password: String!): CustomerToken revokeCustomerToken: RevokeCustomerTokenOutput changeCustomerPassword(currentPassword: String!, newPassword: String!): Customer requestPasswordResetEmail(email: String!): Boolean resetPassword(email: String!, resetPasswordToken: String!, newPassword: String!): Boolean createCustomerV2(input: CustomerCreateInput!): Customer updateCustomerEmail(email: String!, password: String!): Customer }
     input CustomerCreateInput { firstname: String! email: String! password: String } type CustomerToken { token: String } type RevokeCustomerTokenOutput { result: Boolean! } type Customer { id: ID firstname: String lastname: String email: String group_id: Int }`,
    'generateCustomerToken email/password token - revokeCustomerToken | customer',
  ],
  [
    'a result in words, the session a cookie',
    `type Query { customer: Customer things: [Thing!]! } ${REST} type Mutation { login(email: String!, password: String!, guestCartEntityId: String): LoginResult! logout: LogoutResult! } type LoginResult { result: String! @deprecated customer: Customer customerAccessToken: CustomerAccessToken } type CustomerAccessToken { value: String! expiresAt: DateTime! } type LogoutResult { result: String! } scalar DateTime type Customer { entityId: Int! firstName: String! lastName: String! email: String! }`,
    'login email/password customerAccessToken.value - logout | customer',
  ],
  [
    'credentials in an object beside the person',
    `type Query { users: [User!]! } type Mutation { userLogin(email: String!, password: String!): UserLoginPayload userLogout: UserLogoutPayload userRegister(email: String!, password: String!, passwordConfirmation: String!, confirmUrl: String): UserRegisterPayload userSendPasswordResetWithToken(email: String!, redirectUrl: String!): Message userUpdatePasswordWithToken(password: String!, passwordConfirmation: String!, resetPasswordToken: String!): UserLoginPayload }
     type UserLoginPayload { authenticatable: User! credentials: Credential! } type Credential { accessToken: String! client: String! expiry: Int! tokenType: String! uid: String! } type UserLogoutPayload { authenticatable: User! } type UserRegisterPayload { authenticatable: User! credentials: Credential } type Message { message: String! } type User { id: ID! email: String! name: String }`,
    'userLogin email/password credentials.accessToken - userLogout | -',
  ],
  [
    'a service by name, the person and the password apart',
    `type Query { viewer: Account users: [Account!]! } type Mutation { authenticate(serviceName: String!, params: AuthenticateParamsInput!): LoginResult refreshTokens(accessToken: String!, refreshToken: String!): LoginResult logout: Boolean impersonate(accessToken: String!, username: String!): LoginResult verifyEmail(token: String!): Boolean resetPassword(token: String!, newPassword: String!): LoginResult changePassword(oldPassword: String!, newPassword: String!): Boolean createUser(user: CreateUserInput!): String }
     input AuthenticateParamsInput { access_token: String user: UserInput password: String code: String } input UserInput { id: ID email: String username: String } input CreateUserInput { username: String email: String password: String }
     type LoginResult { sessionId: String tokens: Tokens user: Account } type Tokens { refreshToken: String accessToken: String } type Account { id: ID! username: String emailRecords: [String!] firstName: String }`,
    'authenticate params.user.email/params.password tokens.accessToken refreshTokens logout | viewer',
  ],
  [
    'moments in seconds since 1970, a refresh token that gives the same payload',
    `type Query { viewer: UserInterface entries: [Entry!]! } type Entry { id: ID! title: String } interface UserInterface { id: ID fullName: String email: String photo: Asset } type User implements UserInterface { id: ID fullName: String email: String photo: Asset } type Asset { id: ID! url: String }
     type Mutation { authenticate(email: String!, password: String!): Auth refreshToken(refreshToken: String): Auth deleteCurrentToken: Boolean! deleteRefreshToken(refreshToken: String!): Boolean! registerEditors(email: String!, password: String!, fullName: String): Auth forgottenPassword(email: String!): String setPassword(code: String!, id: String!, password: String!): String updatePassword(currentPassword: String!, newPassword: String!, confirmPassword: String!): String }
     type Auth { jwt: String! jwtExpiresAt: Int! refreshToken: String! refreshTokenExpiresAt: Int! user: UserInterface! schema: String requiresVerification: Boolean! }`,
    'authenticate email/password jwt refreshToken deleteCurrentToken | viewer',
  ],
  [
    'a function of a database that gives a token',
    `type Query { currentPerson: Person people: [Person!]! } type Mutation { authenticate(input: AuthenticateInput!): AuthenticatePayload registerPerson(input: RegisterPersonInput!): RegisterPersonPayload changePassword(input: ChangePasswordInput!): ChangePasswordPayload }
     input AuthenticateInput { clientMutationId: String email: String! password: String! } input RegisterPersonInput { firstName: String! lastName: String! email: String! password: String! } input ChangePasswordInput { oldPassword: String! newPassword: String! }
     type AuthenticatePayload { clientMutationId: String jwtToken: JwtToken query: Query } type RegisterPersonPayload { person: Person } type ChangePasswordPayload { ok: Boolean } scalar JwtToken type Person { id: Int! firstName: String! lastName: String fullName: String }`,
    'authenticate input.email/input.password jwtToken - - | currentPerson',
  ],
  [
    'a token and nothing else, from a query',
    `type Query { login(email: String!, password: String!): AuthData! events: [Event!]! } type AuthData { userId: ID! token: String! tokenExpiration: Int! } type Event { id: ID! title: String! } type Mutation { createUser(userInput: UserInput): User createEvent(title: String!): Event } input UserInput { email: String! password: String! } type User { id: ID! email: String! password: String }`,
    'login email/password token - - | -',
  ],
  [
    'a token that is the answer, in a namespace, of another language',
    `type Query { auth: AuthQuery things: [Thing!]! } ${REST} type AuthQuery { me: Me whoami(full: Boolean): String } type Me { id: ID! email: String! roles: [String!]! } type Mutation { auth: AuthMutation! } type AuthMutation { login(correo: String!, contrasena: String!): String! logout: Boolean! refresh: String! }`,
    'auth.login correo/contrasena  auth.refresh auth.logout | auth.me',
  ],
  [
    'a session that is created and deleted as a record',
    `type Query { currentUser: User users: [User!]! } type Mutation { createSession(input: CreateSessionInput!): CreateSessionPayload deleteSession: DeleteSessionPayload createUser(input: CreateUserInput!): User } input CreateSessionInput { email: String! password: String! } type CreateSessionPayload { user: User errors: [Error!]! } type Error { path: [String!] message: String! } type DeleteSessionPayload { success: Boolean! } input CreateUserInput { email: String! password: String! } type User { id: ID! email: String! name: String }`,
    'createSession input.email/input.password - - deleteSession | currentUser',
  ],
  [
    'the staff before the customers',
    `type Query { currentAdmin: Admin me: Customer customers: [Customer!]! } type Mutation { customerLogin(email: String!, password: String!): Token adminLogin(email: String!, password: String!): Token customerLogout: Boolean adminLogout: Boolean customerRefreshToken(refreshToken: String!): Token adminRefreshToken(refreshToken: String!): Token } type Token { token: String! refreshToken: String! } type Admin { id: ID! email: String! name: String! role: String! } type Customer { id: ID! email: String! name: String }`,
    'adminLogin email/password token adminRefreshToken adminLogout | currentAdmin',
  ],
  [
    'an object of strategies, of which one takes a password',
    `type Query { me: CurrentUser things: [Thing!]! } ${REST} type Mutation { authenticate(input: AuthenticationInput!, rememberMe: Boolean): AuthenticationResult! logout: Success! } input AuthenticationInput { native: NativeInput keycloak: KeycloakInput } input NativeInput { username: String! password: String! } input KeycloakInput { token: String! } union AuthenticationResult = CurrentUser | InvalidCredentialsError type CurrentUser { id: ID! identifier: String! } type InvalidCredentialsError { errorCode: String! message: String! } type Success { success: Boolean! }`,
    'authenticate input.native.username/input.native.password - - logout | me',
  ],
  [
    'the password grant, whose other inputs are fixed',
    `type Mutation { getToken(grantType: GrantType!, username: String!, password: String!): OAuthToken refreshAccessToken(refreshToken: String!): OAuthToken revokeToken(token: String!): Boolean } enum GrantType { PASSWORD REFRESH_TOKEN CLIENT_CREDENTIALS } type OAuthToken { access_token: String! refresh_token: String expires_in: Int! scope: String }`,
    'getToken username/password access_token refreshAccessToken revokeToken | -',
  ],
  [
    'an envelope around who is signed in',
    `type Query { session: Session getCurrentSession: Session things: [Thing!]! } ${REST} type Session { token: String expires: String user: SessionUser } type SessionUser { id: ID! email: String! name: String } type Mutation { userLogin(data: UserLoginInput!): SystemToken! userRefreshToken(data: RefreshInput!): SystemToken! userSignUp(user: UserInput!): SessionUser userForgotPassword(email: String!): Ok } input UserLoginInput { email: String! password: String! authProfileId: ID } input RefreshInput { email: String! refreshToken: String! } input UserInput { email: String! password: String! } type SystemToken { auth: AuthTokens! } type AuthTokens { idToken: String! refreshToken: String! } type Ok { success: Boolean! }`,
    'userLogin data.email/data.password auth.idToken - - | getCurrentSession.user',
  ],
  [
    'an access token in an object, renewed and deleted by itself',
    `type Query { customer(customerAccessToken: String!): Customer things: [Thing!]! } ${REST} type Mutation { customerAccessTokenCreate(input: TokenInput!): Created customerAccessTokenRenew(customerAccessToken: String!): Created customerAccessTokenDelete(customerAccessToken: String!): Deleted customerCreate(input: TokenInput!): Customer customerReset(id: ID!, input: ResetInput!): Created }
     input TokenInput { email: String! password: String! } input ResetInput { resetToken: String! password: String! } type Created { customerAccessToken: AccessToken userErrors: [UserError!]! } type AccessToken { accessToken: String! expiresAt: DateTime! } type UserError { field: [String!] message: String! } type Deleted { deletedAccessToken: String } scalar DateTime type Customer { id: ID! email: String firstName: String }`,
    'customerAccessTokenCreate input.email/input.password customerAccessToken.accessToken customerAccessTokenRenew customerAccessTokenDelete | -',
  ],
  [
    'a session by its key only, which a cookie holds',
    `type Query { accountGet: User things: [Thing!]! } ${REST} "A person" type User { id: ID! name: String email: String } type Mutation { accountCreateEmailPasswordSession(email: String!, password: String!): Session accountCreate(userId: String!, email: String!, password: String!): User accountUpdatePassword(password: String!, oldPassword: String): User } type Session { id: ID! userId: String provider: String providerAccessToken: String providerRefreshToken: String expire: String }`,
    'accountCreateEmailPasswordSession email/password - - - | -',
  ],
])('%s', (_, sdl, expected) => {
  expect(signInReading(sdl)).toBe(expected);
});

test.each([
  [
    'a registration',
    'type Mutation { register(email: String!, password: String!): Auth } type Auth { token: String! }',
  ],
  [
    'a new person',
    'type Mutation { createUser(email: String!, password: String!): Auth } type Auth { token: String! }',
  ],
  [
    'a password to be set',
    'type Mutation { resetPassword(email: String!, token: String!, password: String!): Auth setPassword(email: String!, token: String!, password: String!): Auth } type Auth { token: String! }',
  ],
  [
    'a password to be changed',
    'type Mutation { changePassword(username: String!, oldPassword: String!, newPassword: String!): Boolean }',
  ],
  [
    'settings of a mail server',
    'type Mutation { updateMail(host: String!, username: String!, password: String!): Boolean createSmtpServer(username: String!, password: String!): Boolean testConnection(user: String!, password: String!): Boolean }',
  ],
  [
    'settings of a server, among them a name and a password',
    'type Mutation { configureGeneral(input: GeneralInput!): General! keepGeneral(input: GeneralInput!): General! } input GeneralInput { username: String password: String paths: [String!] port: Int host: String theme: String cache: String logs: String proxy: String plugins: String bin: String temp: String } type General { apiKey: String! port: Int }',
  ],
  [
    'a sign-in by e-mail alone',
    'type Mutation { login(email: String!): Boolean sendMagicLink(email: String!): Boolean }',
  ],
  [
    'a sign-in elsewhere',
    'type Mutation { externalLogin(provider: String!, code: String!): Token googleLogin(idToken: String!): Token } type Token { token: String! }',
  ],
  [
    'a token of an app',
    'type Mutation { createApiToken(name: String!): Token } type Token { token: String! }',
  ],
  [
    'nothing but records',
    'type Mutation { createThing(title: String!): Thing updateThing(id: ID!, title: String): Thing }',
  ],
])('%s is no sign-in', (_, sdl) => {
  expect(signInReading(sdl)).toBe('- | -');
});

test.each([
  ['a list', 'users: [User!]!'],
  ['one by its key', 'user(id: ID): User me(id: ID!): User'],
  ['one by any of its keys', 'user(email: String, id: ID): User'],
  ['a name', 'whoami: String'],
  ['a namespace of everything', 'viewer: Viewer!'],
  ['a business', 'account: Account'],
])('%s is not who is signed in', (_, fields) => {
  expect(
    signInReading(
      `type Query { things: [Thing!]! ${fields} } ${REST} type User { id: ID! email: String! name: String } type Viewer { things: [Thing!]! } type Account { id: ID! plan: String balance: Int }`,
    ),
  ).toBe('- | -');
});
